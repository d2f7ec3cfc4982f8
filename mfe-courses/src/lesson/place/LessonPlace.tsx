import type { LessonDetail } from '@apologia/contract';
import { type ComponentType, useEffect, useRef, useState } from 'react';

export interface LessonPlaceProps {
  lesson: LessonDetail['lesson'];
}

/** Remembers where the reader is. What does it comes once they scroll, or at once where there is a place to go to. */
export function LessonPlace({ lesson }: LessonPlaceProps) {
  const first = useRef(lesson);
  const [Part, setPart] = useState<ComponentType<LessonPlaceProps> | null>(null);
  useEffect(() => {
    const waiting = new AbortController();
    const load = () =>
      import(/* webpackChunkName: "place" */ './ReadingPlace.tsx').then(
        ({ ReadingPlace }) => waiting.signal.aborted || setPart(() => ReadingPlace),
        // Without it the lesson is read as well.
        () => undefined,
      );
    if (first.current.place) load();
    else addEventListener('scroll', load, { once: true, signal: waiting.signal });
    return () => waiting.abort();
  }, []);
  return Part && <Part lesson={first.current} />;
}
