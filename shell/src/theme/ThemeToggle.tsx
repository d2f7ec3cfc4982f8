import { Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { chooseTheme, currentTheme, otherTheme, subscribeTheme, type Theme } from './theme.ts';

/** Which theme it is only the browser knows. */
const onServer = (): Theme => 'light';

/** Switches between light and dark; its name says which it will be. */
export function ThemeToggle() {
  const next = otherTheme(useSyncExternalStore(subscribeTheme, currentTheme, onServer));
  const Icon = next === 'dark' ? Moon : Sun;
  return (
    <button
      type="button"
      className="icon-control"
      aria-label={`Switch to ${next} theme`}
      onClick={() => chooseTheme(next)}
    >
      <Icon size={20} strokeWidth={1.6} aria-hidden="true" />
    </button>
  );
}
