import type { LearnedVerse, ReviewItem } from '@apologia/contract';
import { Meter, queryClient } from '@apologia/kit';
import { useEffect, useState } from 'react';
import { learnedVerses } from '../memory/queries.ts';
import { VerseQuestion } from '../memory/VerseQuestion.tsx';
import { dailyReview, studyPlan } from './queries.ts';
import { ReviewQuestion } from './ReviewQuestion.tsx';
import styles from './Session.module.css';

interface SessionProps {
  items: readonly ReviewItem[];
  verses: readonly LearnedVerse[];
  /** Is told of what was answered what was right, and how many questions were among it. */
  onFinish: (outcome: readonly boolean[], answered: number) => void;
}

/** One question after the other, then the verses. */
export function Session({ items, verses, onFinish }: SessionProps) {
  const [position, setPosition] = useState(0);
  const [outcome, setOutcome] = useState<readonly boolean[]>([]);
  const [verseOutcome, setVerseOutcome] = useState<readonly boolean[]>([]);
  useEffect(() => () => reviewChanged('all'), []);
  const count = items.length + verses.length;
  const isOver = position === count;
  // In an effect: the last answer is in the outcome by then.
  useEffect(() => {
    if (isOver) onFinish([...outcome, ...verseOutcome], outcome.length);
  }, [isOver, onFinish, outcome, verseOutcome]);
  const item = items[position];
  const verse = verses[position - items.length];
  if (!item && !verse) return null;
  const onNext = () => setPosition(position + 1);
  return (
    <div className="page page-reading">
      <header className={styles.header}>
        <h1 className={styles.title}>Daily Review</h1>
        <p>
          {position + 1} of {count}
        </p>
        <div className={styles.progress}>
          <Meter value={Math.round((100 * position) / count)} label="Progress of this review" />
        </div>
      </header>
      {item && (
        <ReviewQuestion
          key={item.question.id}
          item={item}
          isLast={position === count - 1}
          onAnswered={(isRight) => {
            // For an answer that arrives when the learner has left.
            reviewChanged('none');
            setOutcome([...outcome, isRight]);
          }}
          onNext={onNext}
        />
      )}
      {verse && (
        <VerseQuestion
          key={verse.id}
          verse={verse}
          onAnswered={(isRight) => {
            reviewChanged('none');
            setVerseOutcome([...verseOutcome, isRight]);
          }}
          onNext={onNext}
        />
      )}
    </div>
  );
}

/** @param refetchType `all` once the session is over or left, so that the next page finds everything as it is */
function reviewChanged(refetchType: 'none' | 'all') {
  for (const { queryKey } of [studyPlan, dailyReview, learnedVerses])
    queryClient.invalidateQueries({ queryKey, refetchType });
}
