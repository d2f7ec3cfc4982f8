import { type RefObject, useEffect } from 'react';

/**
 * Brings a conversation that was just opened into view. Where a keyboard is at hand one may write at once;
 * on a phone the on-screen keyboard would hide the greeting, so the heading takes the focus there.
 */
export function useArrival(
  isArriving: boolean,
  heading: RefObject<HTMLElement | null>,
  composer: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    if (!isArriving) return;
    heading.current?.closest('section')?.scrollIntoView({ block: 'nearest' });
    const writesAtOnce = matchMedia('(pointer: fine)').matches && composer.current;
    (writesAtOnce || heading.current)?.focus({ preventScroll: true });
  }, [isArriving, heading, composer]);
}
