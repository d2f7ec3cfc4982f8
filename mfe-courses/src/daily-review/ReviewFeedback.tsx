import type { Answer, ReviewItem, ReviewReply } from '@apologia/contract';
import { Button } from '@apologia/kit';
import { ArrowRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Feedback } from '../question/Feedback.tsx';
import { dueInWords } from './dueInWords.ts';
import { Origin } from './Origin.tsx';
import styles from './ReviewQuestion.module.css';

interface ReviewFeedbackProps {
  item: ReviewItem;
  answer: Answer;
  reply: ReviewReply;
  isLast: boolean;
  onNext: () => void;
}

/** A question once it is checked: right or wrong and why, when it comes back, and where it was asked. */
export function ReviewFeedback({ item, answer, reply, isLast, onNext }: ReviewFeedbackProps) {
  const { question, isRight, nextDueAt } = reply;
  const verdict = useRef<HTMLElement>(null);
  useEffect(() => {
    // The button that had the focus is gone.
    verdict.current?.focus();
  }, []);
  return (
    <div className={styles.question}>
      <section ref={verdict} className={styles.feedback} aria-label="Feedback" tabIndex={-1}>
        <Feedback level={2} question={question} graded={{ questionId: question.id, answer, isRight }} />
      </section>
      <div className={styles.back}>
        <p>You will see it again {dueInWords(nextDueAt, new Date())}.</p>
        <Origin item={item} />
      </div>
      <div className={styles.actions}>
        <Button size="3" onClick={onNext}>
          {isLast ? 'Finish' : 'Next question'}
          {!isLast && <ArrowRight size={18} aria-hidden="true" />}
        </Button>
      </div>
    </div>
  );
}
