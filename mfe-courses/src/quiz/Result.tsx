import type { QuizResult } from '@apologia/contract';
import { Button } from '@apologia/kit';
import { type ReactNode, useEffect, useRef } from 'react';
import { Explanations } from './Explanations.tsx';
import styles from './Result.module.css';
import { canRetryMissed, type QuizWithQuestions } from './round.ts';
import { Score } from './Score.tsx';
import type { Moment } from './useQuizRound.ts';

interface ResultProps {
  of: QuizWithQuestions;
  last: QuizResult;
  moment: Moment;
  note: ReactNode;
  achieved: ReactNode;
  next: ReactNode;
  onRetry: () => void;
  onRetryMissed: () => void;
}

/**
 * The result of a submitted quiz: the score, what to do next, and the reasons. Who comes back later finds the answers folded
 * under it.
 */
export function Result({ of, last, moment, note, achieved, next, onRetry, onRetryMissed }: ResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Where the reader was there is no question any more.
    if (moment === 'submitted' || moment === 'left') heading.current?.focus();
  }, [moment]);
  return (
    <>
      <Score last={last} best={of.quiz.bestScore} ref={heading} />
      {note}
      {achieved}
      <div className={styles.actions}>
        {next}
        <Button type="button" size="3" variant="soft" color="gray" onClick={onRetry}>
          Try again
        </Button>
        {canRetryMissed(last) && (
          <Button type="button" size="3" variant="soft" color="gray" onClick={onRetryMissed}>
            Only what I missed
          </Button>
        )}
      </div>
      {moment === 'submitted' ? (
        <Explanations of={of} last={last} />
      ) : (
        <details className={styles.folded}>
          <summary>Show answers</summary>
          <Explanations of={of} last={last} />
        </details>
      )}
    </>
  );
}
