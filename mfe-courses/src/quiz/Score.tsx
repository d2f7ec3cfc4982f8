import type { QuizResult } from '@apologia/contract';
import { Link, paths, useDay } from '@apologia/kit';
import type { Ref } from 'react';
import styles from './Result.module.css';
import { scoreInWords } from './wording.ts';

interface ScoreProps {
  last: QuizResult;
  best: number | null;
  ref: Ref<HTMLHeadingElement>;
}

/** The score of a quiz, in words. */
export function Score({ last, best, ref }: ScoreProps) {
  const missed = last.right < last.total;
  const day = useDay();
  return (
    <div className={styles.score}>
      <h3 ref={ref} tabIndex={-1} className={missed ? styles.words : `${styles.words} ${styles.all}`}>
        {scoreInWords(last)}
      </h3>
      {missed && (
        <p>
          What you missed will come back in your <Link to={paths.dailyReview}>Daily review</Link>.
        </p>
      )}
      <p className={styles.when}>
        Submitted on {day(last.submittedAt)}
        {best !== null && best !== last.score && <span className={styles.best}>Your best: {best}%</span>}
      </p>
    </div>
  );
}
