import { useSyncExternalStore } from 'react';
import { day } from './format.ts';

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

/** The time zone to tell days and times in: the browser's own (`undefined`) once the page is its, UTC before. */
export const useTimeZone = (): 'UTC' | undefined => (useHydrated() ? undefined : 'UTC');

/** How an ISO 8601 instant is told as a day, where the reader is. @example useDay()('2026-11-21T10:00:00Z') // 'November 21, 2026' */
export function useDay(): (iso: string) => string {
  const timeZone = useTimeZone();
  return (iso) => day(iso, timeZone);
}
