import { chooseTheme, currentTheme, otherTheme, subscribeTheme } from '../../theme/theme.ts';

/** Gives the prerendered button its action, and a name that says what it will do. */
export function enhanceThemeToggle(button: HTMLElement): void {
  const name = () => button.setAttribute('aria-label', `Switch to ${otherTheme(currentTheme())} theme`);
  button.addEventListener('click', () => chooseTheme(otherTheme(currentTheme())));
  subscribeTheme(name);
  name();
}
