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
  onRetry: () => void;
  onRetryMissed: () => void;
}

/** The result of a submitted quiz. Who comes back later finds the score, with the answers folded under it. */
export function Result({ of, last, moment, note, onRetry, onRetryMissed }: ResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Where the reader was there is no question any more.
    if (moment === 'submitted' || moment === 'left') heading.current?.focus();
  }, [moment]);
  const explanations = <Explanations of={of} last={last} />;
  return (
    <>
      <Score last={last} best={of.quiz.bestScore} ref={heading} />
      {note}
      {moment === 'submitted' ? (
        explanations
      ) : (
        <details className={styles.folded}>
          <summary>Show answers</summary>
          {explanations}
        </details>
      )}
      <div className={styles.retry}>
        <Button type="button" size="3" variant="soft" color="gray" onClick={onRetry}>
          Try again
        </Button>
        {canRetryMissed(last) && (
          <Button type="button" size="3" variant="soft" color="gray" onClick={onRetryMissed}>
            Only what I missed
          </Button>
        )}
      </div>
    </>
  );
}
