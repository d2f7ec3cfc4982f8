const firstAskedVerse = (within: Element | null) => within?.querySelector<HTMLElement>('mark') ?? null;

/** Brings the first of the verses asked for into view, and the keyboard to it. */
export function focusAskedVerses(within: Element | null): void {
  const verse = firstAskedVerse(within);
  if (!verse) return;
  verse.tabIndex = -1;
  verse.focus({ preventScroll: true });
  verse.scrollIntoView({ block: 'center' });
}

/** Brings the first of the verses asked for into view where it is below the window. */
export function scrollToAskedVerses(within: Element | null): void {
  const verse = firstAskedVerse(within);
  if (verse && verse.getBoundingClientRect().bottom > innerHeight) verse.scrollIntoView({ block: 'center' });
}
