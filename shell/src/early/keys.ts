import { isSidebarShortcut } from '../frame/shortcut.ts';
import { isSearchShortcut, isTyped } from '../scripture/search/searchShortcut.ts';
import { onLive } from './live.ts';

/**
 * Keeps the keys that open the search or fold the sidebar, and what is typed for the search, until the frame is live; then they are
 * pressed again, in their order.
 */
export function keepKeys(): void {
  const kept: KeyboardEvent[] = [];
  let isForSearch = false;
  const keep = (event: KeyboardEvent) => {
    if (isForSearch ? !isTyped(event) : !isShortcut(event)) return;
    isForSearch ||= isSearchShortcut(event);
    event.preventDefault();
    // Whoever listens by now hears of it when it is pressed again.
    event.stopPropagation();
    kept.push(event);
  };
  document.addEventListener('keydown', keep, { capture: true });
  onLive(() => {
    // Until then what is typed is kept: the search that it is for opens with the first of these keys.
    setTimeout(() => {
      document.removeEventListener('keydown', keep, { capture: true });
      for (const event of kept.splice(0)) document.body.dispatchEvent(new KeyboardEvent('keydown', event));
    });
  });
}

/** On pages that have such keys. */
const isShortcut = (event: KeyboardEvent): boolean =>
  (isSearchShortcut(event) || isSidebarShortcut(event)) && !!document.querySelector('[aria-keyshortcuts]');
