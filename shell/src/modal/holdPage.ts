/** Keeps the page where it is, and as wide as it was with its scrollbar. Returns how to let it go. */
export function holdPage(): () => void {
  const { style, clientWidth } = document.documentElement;
  if (innerWidth > clientWidth) style.scrollbarGutter = 'stable';
  style.overflow = 'hidden';
  return () => {
    style.scrollbarGutter = '';
    style.overflow = '';
  };
}
