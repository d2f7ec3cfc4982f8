import type { ReviewItem } from '@apologia/contract';
import { Meter, queryClient } from '@apologia/kit';
import { useEffect, useState } from 'react';
import { dailyReview, studyPlan } from './queries.ts';
import { ReviewQuestion } from './ReviewQuestion.tsx';
import styles from './Session.module.css';

interface SessionProps {
  items: readonly ReviewItem[];
  /** Is told which of the answered questions were right. */
  onFinish: (outcome: readonly boolean[]) => void;
}

/** One question after the other. */
export function Session({ items, onFinish }: SessionProps) {
  const [position, setPosition] = useState(0);
  const [outcome, setOutcome] = useState<readonly boolean[]>([]);
  useEffect(() => () => reviewChanged('all'), []);
  const item = items[position];
  if (!item) return null;
  const isLast = position === items.length - 1;
  return (
    <div className="page page-reading">
      <header className={styles.header}>
        <h1 className={styles.title}>Daily Review</h1>
        <p>
          {position + 1} of {items.length}
        </p>
        <div className={styles.progress}>
          <Meter value={Math.round((100 * position) / items.length)} label="Progress of this review" />
        </div>
      </header>
      <ReviewQuestion
        key={item.question.id}
        item={item}
        isLast={isLast}
        onAnswered={(isRight) => {
          // For an answer that arrives when the learner has left.
          reviewChanged('none');
          setOutcome([...outcome, isRight]);
        }}
        onNext={() => (isLast ? onFinish(outcome) : setPosition(position + 1))}
      />
    </div>
  );
}

/** @param refetchType `all` once the session is over or left, so that the next page finds everything as it is */
function reviewChanged(refetchType: 'none' | 'all') {
  for (const { queryKey } of [studyPlan, dailyReview])
    queryClient.invalidateQueries({ queryKey, refetchType });
}
