import { IconButton } from '@apologia/kit';
import { Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { chooseTheme, currentTheme, otherTheme, subscribeTheme } from './theme.ts';

/** Switches between light and dark; its name says which it will be. */
export function ThemeToggle() {
  const next = otherTheme(useSyncExternalStore(subscribeTheme, currentTheme));
  const Icon = next === 'dark' ? Moon : Sun;
  return (
    <IconButton
      type="button"
      size="3"
      variant="ghost"
      color="gray"
      aria-label={`Switch to ${next} theme`}
      onClick={() => chooseTheme(next)}
    >
      <Icon size={20} aria-hidden="true" />
    </IconButton>
  );
}
