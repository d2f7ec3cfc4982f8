import type { LessonDetail } from '@apologia/contract';
import { type ComponentType, type RefObject, useEffect, useState } from 'react';
import type { LessonLayerProps } from './LessonLayer.tsx';

interface LessonNotesProps {
  lesson: LessonDetail['lesson'];
  text: RefObject<HTMLElement | null>;
}

/** Notices that words of the lesson are selected. What can be done with them comes then; with notes, as soon as the page is live. */
export function LessonNotes({ lesson: { id, title, hasNotes }, text }: LessonNotesProps) {
  const [Layer, setLayer] = useState<ComponentType<LessonLayerProps> | null>(null);
  useEffect(() => {
    if (Layer) return;
    const load = () =>
      import('./LessonLayer.tsx').then(
        ({ default: loaded }) => setLayer(() => loaded),
        // It is tried again with the next selection.
        () => {},
      );
    const onSelection = () => {
      const selection = getSelection();
      if (selection && !selection.isCollapsed && text.current?.contains(selection.anchorNode)) load();
    };
    if (hasNotes) load();
    document.addEventListener('selectionchange', onSelection);
    return () => document.removeEventListener('selectionchange', onSelection);
  }, [Layer, hasNotes, text]);
  return Layer && <Layer lessonId={id} title={title} text={text} />;
}
