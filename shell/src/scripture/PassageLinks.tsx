import { toast, useLocation } from '@apologia/kit';
import { type ComponentType, useEffect, useState } from 'react';
import { isPlain, passageLinks, referenceIn } from './passageLink.ts';
import type { PanelProps } from './ScripturePanel.tsx';

/** The panel and the page are read with the same parts: one chunk, which is there when a link was pointed at (`readAhead.ts`). */
const loadPanel = () => import(/* webpackChunkName: "page-scripture" */ './ScripturePanel.tsx');

const linkAt = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>(passageLinks) : null;

interface OpenPanel {
  Panel: ComponentType<PanelProps>;
  reference: string;
  /** The passage that was opened from the page; from there one may have read on. */
  start: string;
  /** Counts up: the same passage opened again is shown anew. */
  opening: number;
  /** The visit it was opened on: any navigation closes it. `null` once it was closed by hand. */
  openedOn: string | null;
}

/** Opens a passage over the page where a link would leave for it. */
export function PassageLinks() {
  const { key } = useLocation();
  const [panel, setPanel] = useState<OpenPanel | null>(null);

  useEffect(() => {
    const open = async (link: HTMLAnchorElement, reference: string) => {
      try {
        const { default: Panel } = await loadPanel();
        // Not every browser focuses what is clicked, and there focus returns to.
        link.focus({ preventScroll: true });
        setPanel((before) => ({
          Panel,
          reference,
          start: before && before.openedOn === key ? before.start : reference,
          opening: (before?.opening ?? 0) + 1,
          openedOn: key,
        }));
      } catch {
        toast({
          title: 'The passage could not be opened',
          description: 'Your connection may have dropped. Please try again.',
          tone: 'destructive',
        });
      }
    };
    const onClick = (event: MouseEvent) => {
      const link = linkAt(event);
      const reference = link && referenceIn(link.href);
      if (!reference || !isPlain(event)) return;
      event.preventDefault();
      // Afterwards: what closes by the same click gives its focus back first.
      setTimeout(open, 0, link, reference);
    };
    const listening = new AbortController();
    const { signal } = listening;
    // On the way down: a router's link must find the click taken.
    document.addEventListener('click', onClick, { capture: true, signal });
    return () => listening.abort();
  }, [key]);

  if (!panel) return null;
  const { Panel, reference, start, opening, openedOn } = panel;
  return (
    <Panel
      reference={reference}
      start={start}
      opening={opening}
      open={openedOn === key}
      onClose={() => setPanel({ ...panel, openedOn: null })}
    />
  );
}
