import { type RefObject, useEffect, useState } from 'react';
import styles from './RailTooltip.module.css';

/** The item of the folded sidebar that an event points at, if the item has a tooltip. */
function itemAt({ type, target }: Event): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  const item = target.closest<HTMLElement>('[data-tip]');
  return type === 'focusin' && !item?.matches(':focus-visible') ? null : item;
}

/**
 * Names the icons of the folded sidebar while they are pointed at or focused; one tooltip serves all.
 * A fixed column needs no positioning library, and Radix' would put 14 KB into the host's script.
 */
export function RailTooltip({ rail }: { rail: RefObject<HTMLElement | null> }) {
  const [pointedAt, setPointedAt] = useState<HTMLElement | null>(null);

  useEffect(() => {
    const show = (event: Event) => setPointedAt(itemAt(event));
    const hide = () => setPointedAt(null);
    const listening = new AbortController();
    const { signal } = listening;
    const column = rail.current;
    // A finger has no way to point without pressing.
    column?.addEventListener('pointerover', (event) => event.pointerType === 'mouse' && show(event), {
      signal,
    });
    column?.addEventListener('focusin', show, { signal });
    for (const leaving of ['pointerleave', 'focusout', 'scroll', 'click']) {
      column?.addEventListener(leaving, hide, { signal });
    }
    addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), { signal });
    return () => listening.abort();
  }, [rail]);

  if (!pointedAt) return null;
  const { top, right, height } = pointedAt.getBoundingClientRect();
  return (
    // The icon has this name for screen readers already.
    <div aria-hidden="true" className={styles.tooltip} style={{ top: top + height / 2, left: right }}>
      {pointedAt.dataset.tip}
    </div>
  );
}
