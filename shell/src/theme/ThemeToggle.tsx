import { Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { chooseTheme, currentTheme, otherTheme, subscribeTheme } from './theme.ts';

/** Switches between light and dark; its name says which it will be. */
export function ThemeToggle() {
  const next = otherTheme(useSyncExternalStore(subscribeTheme, currentTheme));
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
