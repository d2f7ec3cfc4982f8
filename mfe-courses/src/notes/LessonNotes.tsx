import type { LessonDetail } from '@apologia/contract';
import type { RefObject } from 'react';
import { useLayer } from './useLayer.ts';

interface LessonNotesProps {
  lesson: LessonDetail['lesson'];
  text: RefObject<HTMLElement | null>;
}

/** The learner's marks in a lesson. */
export function LessonNotes({ lesson: { id, title, hasNotes }, text }: LessonNotesProps) {
  const Layer = useLayer(text, hasNotes);
  return Layer && <Layer text={text} lessonId={id} title={title} />;
}
