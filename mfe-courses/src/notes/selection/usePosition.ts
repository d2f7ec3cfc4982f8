import { type CSSProperties, type RefObject, useLayoutEffect, useState } from 'react';

const gap = 10;

/** Where a bar stands beside words, in view: below them, above where there is no room. On a phone its stylesheet puts it at the foot. */
export function usePosition(bar: RefObject<HTMLElement | null>, range: Range): CSSProperties {
  const [style, setStyle] = useState<CSSProperties>({ visibility: 'hidden' });
  useLayoutEffect(() => {
    const place = () => {
      if (!bar.current) return;
      const { offsetHeight: height, offsetWidth: width } = bar.current;
      const { clientWidth, clientHeight } = document.documentElement;
      const words = range.getBoundingClientRect();
      const below = words.bottom + gap;
      const top = below + height > clientHeight ? words.top - gap - height : below;
      const left = words.left + words.width / 2 - width / 2;
      setStyle({
        top: Math.max(gap, Math.min(top, clientHeight - height - gap)),
        left: Math.max(gap, Math.min(left, clientWidth - width - gap)),
      });
    };
    place();
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('scroll', place, { capture: true, passive: true, signal });
    addEventListener('resize', place, { signal });
    return () => listening.abort();
  }, [bar, range]);
  return style;
}
