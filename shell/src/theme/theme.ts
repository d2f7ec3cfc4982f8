import { readChoice, saveChoice } from '@apologia/kit/choices';

export type Theme = 'light' | 'dark';
/** `system`: as the system has it at the time. */
export type ThemeChoice = Theme | 'system';

const storageKey = 'theme';
const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)');

/** `--paper` of each theme, for the browser's own bars, which cannot read a stylesheet. */
const barColor: Record<Theme, string> = { light: '#faf6ee', dark: '#1a1714' };

const listeners = new Set<() => void>();

/** The learner's choice; light until they make one, whatever the system prefers. */
export function savedChoice(): ThemeChoice {
  const saved = readChoice(storageKey);
  return saved === 'dark' || saved === 'system' ? saved : 'light';
}

function themeOf(choice: ThemeChoice): Theme {
  if (choice !== 'system') return choice;
  return systemIsDark().matches ? 'dark' : 'light';
}

/** The theme that the choice comes to now. */
export const savedTheme = (): Theme => themeOf(savedChoice());

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

/** Saves a choice for the next visit, and shows the theme that it comes to. */
export function chooseTheme(choice: ThemeChoice): void {
  saveChoice(storageKey, choice);
  applyTheme(themeOf(choice));
}

/** Shows another theme once the system has changed to it, where the learner goes along with the system. */
export function followSystem(): void {
  systemIsDark().addEventListener('change', () => applyTheme(savedTheme()));
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
