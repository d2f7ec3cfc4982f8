import { type RefObject, useMemo } from 'react';
import { NotesLayer } from './NotesLayer.tsx';
import { lessonPlace } from './place.ts';

export interface LessonLayerProps {
  lessonId: string;
  title: string;
  text: RefObject<HTMLElement | null>;
}

/** The learner's marks in a lesson. */
export default function LessonLayer({ lessonId, title, text }: LessonLayerProps) {
  const place = useMemo(() => lessonPlace(lessonId, title), [lessonId, title]);
  return <NotesLayer text={text} place={place} />;
}
