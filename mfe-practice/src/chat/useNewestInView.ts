import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the newest words of a log in view: its end, unless the last speech is longer than there is room for; that is
 * shown from its beginning. Whoever scrolls back to read is left there until a new message comes.
 * @param newest changes with every speech
 * @param coming changes as words come
 */
export function useNewestInView(log: RefObject<HTMLElement | null>, newest: string, coming: string): void {
  const lastTop = useRef(0);
  useLayoutEffect(() => place(log.current, lastTop), [newest]);
  useLayoutEffect(() => follow(log.current, lastTop), [coming]);
  useEffect(() => {
    // The on-screen keyboard takes room.
    const resized = new ResizeObserver(() => follow(log.current, lastTop));
    if (log.current) resized.observe(log.current);
    return () => resized.disconnect();
  }, [log]);
}

type ScrollTop = RefObject<number>;

function place(box: HTMLElement | null, lastTop: ScrollTop): void {
  if (!box) return;
  const last = [...box.querySelectorAll<HTMLElement>('[data-speech]')].at(-1);
  box.scrollTop = Math.min(box.scrollHeight - box.clientHeight, last?.offsetTop ?? 0);
  lastTop.current = box.scrollTop;
}

function follow(box: HTMLElement | null, lastTop: ScrollTop): void {
  const hasScrolledBack = box && box.scrollTop < lastTop.current - 2;
  if (!hasScrolledBack) place(box, lastTop);
}
