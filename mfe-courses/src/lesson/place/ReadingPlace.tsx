import { useCallback, useEffect, useState } from 'react';
import { placeHash } from '../../components/ToLesson.tsx';
import styles from '../OpenLesson.module.css';
import type { LessonPlaceProps } from './LessonPlace.tsx';
import { goToPlace } from './placeInView.ts';
import { watchPlace } from './watchPlace.ts';

/** Takes the reader to where they were, at once where that is what they came for, else when they wish; and remembers where they are. */
export function ReadingPlace({ lesson }: LessonPlaceProps) {
  const { place, completed } = lesson;
  const [state, setState] = useState<'offered' | 'there' | 'closed'>('offered');
  const goOn = useCallback(() => {
    if (!place) return;
    goToPlace(place);
    setState('there');
  }, [place]);
  useEffect(() => watchPlace(lesson), [lesson]);
  useEffect(() => {
    if (location.hash !== placeHash) return;
    history.replaceState(history.state, '', location.pathname + location.search);
    goOn();
  }, [goOn]);
  useEffect(() => {
    // Whoever reads on has no need of it.
    const start = scrollY;
    const close = () => Math.abs(scrollY - start) > innerHeight && setState('closed');
    addEventListener('scroll', close, { passive: true });
    return () => removeEventListener('scroll', close);
  }, [state]);
  if (!place?.block || completed || state === 'closed') return null;
  const toBeginning = () => {
    setState('closed');
    scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  };
  const isThere = state === 'there';
  return (
    <section className={`no-print ${styles.place}`} aria-label="Where you stopped">
      <p role="status">{isThere ? 'You are where you stopped reading.' : 'You have read a part of this.'}</p>
      <button type="button" onClick={isThere ? toBeginning : goOn}>
        {isThere ? 'Back to the beginning' : 'Go on where you stopped'}
      </button>
      <button type="button" onClick={() => setState('closed')}>
        Close
      </button>
    </section>
  );
}
