import { type RefObject, useEffect } from 'react';

/** Whether a keyboard is at hand: on a phone the one on the screen would hide what there is to read. */
export const hasKeyboard = () => matchMedia('(pointer: fine)').matches;

/** Brings a conversation that was just opened into view; where one can, one may write at once. */
export function useFocusOnArrival(
  isArriving: boolean,
  heading: RefObject<HTMLElement | null>,
  composer: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    if (!isArriving) return;
    heading.current?.closest('section')?.scrollIntoView({ block: 'nearest' });
    ((hasKeyboard() && composer.current) || heading.current)?.focus({ preventScroll: true });
  }, [isArriving, heading, composer]);
}
