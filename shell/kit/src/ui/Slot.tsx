import type { SlotName, SlotParams } from '@apologia/contract';
import { type ComponentType, createContext, useContext, useEffect, useRef, useState } from 'react';

export interface SlotProps {
  name: SlotName;
  params: SlotParams[SlotName];
}

/** How the host renders another app's part; without a host, as where pages are prerendered, none is rendered. */
export const SlotHost = createContext<ComponentType<SlotProps> | null>(null);

/** A part begins to load a little before it is seen. */
const loadMargin = '600px 0px';

/**
 * The place on a page for a part that another app brings. The part costs the page nothing until the
 * reader comes near it.
 * @example <Slot name="lesson-discussion" params={{ lessonId: lesson.id }} />
 */
export function Slot(props: SlotProps) {
  const Host = useContext(SlotHost);
  const container = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!container.current) return;
    // The browser looked for the slot before it was there, and after a change of page it does not look.
    if (location.hash === `#${container.current.id}`)
      requestAnimationFrame(() => container.current?.scrollIntoView());
    const watch = new IntersectionObserver(
      (entries) => setNear((was) => was || entries.some((entry) => entry.isIntersecting)),
      { rootMargin: loadMargin },
    );
    watch.observe(container.current);
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={container} id={props.name} className="slot no-print">
      {isNear && Host && <Host {...props} />}
    </div>
  );
}
