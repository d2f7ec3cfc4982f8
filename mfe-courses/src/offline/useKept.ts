import type { LessonDetail } from '@apologia/contract';
import { savesData } from '@apologia/kit';
import { useEffect } from 'react';

/** A page at rest: what it shows is not to wait for this. */
const restMs = 2_000;

/** Keeps the lesson that is open for when there is no line, and again when its quiz was answered. */
export function useKept({ lesson: { id, title, completed }, quiz }: LessonDetail): void {
  const attempt = quiz?.nextAttempt;
  // Once more when it was completed or answered: the document says so.
  useEffect(() => {
    if (!('serviceWorker' in navigator) || savesData()) return;
    const timer = setTimeout(
      () =>
        import(/* webpackChunkName: "offline" */ './keepOpened.ts')
          .then(({ keepOpened }) => keepOpened({ id, title }))
          .catch(() => undefined),
      restMs,
    );
    return () => clearTimeout(timer);
  }, [id, title, completed, attempt]);
}
