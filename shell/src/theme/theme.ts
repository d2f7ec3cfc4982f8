export type Theme = 'light' | 'dark';

const storageKey = 'theme';

/** `--paper` of each theme, for the browser's own bars, which cannot read a stylesheet. */
const barColor: Record<Theme, string> = { light: '#faf6ee', dark: '#1a1714' };

const listeners = new Set<() => void>();

/** The learner's choice; light until they make one, whatever the system prefers. */
export function savedTheme(): Theme {
  try {
    return localStorage.getItem(storageKey) === 'dark' ? 'dark' : 'light';
  } catch {
    // Storage may be forbidden; the choice then lasts as long as the page.
    return 'light';
  }
}

/** The theme this document shows. */
export const currentTheme = (): Theme =>
  document.documentElement.classList.contains('dark') ? 'dark' : 'light';

export const otherTheme = (theme: Theme): Theme => (theme === 'dark' ? 'light' : 'dark');

/** Shows a theme, without saving it. */
export function applyTheme(theme: Theme): void {
  const { classList } = document.documentElement;
  classList.remove(otherTheme(theme));
  classList.add(theme);
  for (const bar of document.querySelectorAll('meta[name="theme-color"]')) {
    bar.setAttribute('content', barColor[theme]);
  }
  for (const listener of listeners) listener();
}

/** Shows a theme and saves it for the next visit. */
export function chooseTheme(theme: Theme): void {
  applyTheme(theme);
  try {
    localStorage.setItem(storageKey, theme);
  } catch {
    // See savedTheme.
  }
}

/** Calls a listener after every change of theme, another tab's included. Returns how to stop. */
export function subscribeTheme(listener: () => void): () => void {
  const fromOtherTab = ({ key }: StorageEvent) => {
    if (key === storageKey) applyTheme(savedTheme());
  };
  addEventListener('storage', fromOtherTab);
  listeners.add(listener);
  return () => {
    removeEventListener('storage', fromOtherTab);
    listeners.delete(listener);
  };
}
