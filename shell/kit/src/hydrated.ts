import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether the page is the browser's own. `false` on the server and while the browser takes over what the server rendered: until then
 * only what both know may be shown, neither storage nor the time zone. It becomes `true` before anything is painted anew.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
