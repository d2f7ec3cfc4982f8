import type { SlotName, SlotParams } from '@apologia/contract';
import { type ComponentType, createContext, useContext, useEffect, useRef, useState } from 'react';

export interface SlotProps {
  name: SlotName;
  params: SlotParams[SlotName];
}

/** How the host shows another app's part; without a host, as where pages are prerendered, none is shown. */
export const SlotHost = createContext<ComponentType<SlotProps> | null>(null);

/** Begins to load a little before it is seen. */
const ahead = '600px 0px';

/**
 * Room on a page for a part that another app brings. What it does not hold costs the page nothing until the
 * reader comes near it.
 * @example <Slot name="lesson-discussion" params={{ lessonId: lesson.id }} />
 */
export function Slot(props: SlotProps) {
  const Host = useContext(SlotHost);
  const room = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!room.current) return;
    // The browser looked for the place before it was there, and after a change of page it does not look.
    if (location.hash === `#${room.current.id}`) requestAnimationFrame(() => room.current?.scrollIntoView());
    const watch = new IntersectionObserver(
      (entries) => setNear((was) => was || entries.some((entry) => entry.isIntersecting)),
      { rootMargin: ahead },
    );
    watch.observe(room.current);
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={room} id={props.name} className="slot no-print">
      {isNear && Host && <Host {...props} />}
    </div>
  );
}
