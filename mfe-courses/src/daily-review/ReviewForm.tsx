import type { Answer, ReviewItem } from '@apologia/contract';
import { Button, isSignedOut, sentenceOf } from '@apologia/kit';
import { type FormEvent, useEffect, useRef } from 'react';
import { SignInAgain } from '../components/SignInAgain.tsx';
import { AnswerField } from '../question/AnswerField.tsx';
import { QuestionHeading } from '../question/QuestionHeading.tsx';
import styles from './ReviewQuestion.module.css';

interface ReviewFormProps {
  item: ReviewItem;
  answer: Answer | undefined;
  onChange: (answer: Answer) => void;
  isChecking: boolean;
  /** Of the last try. */
  error: Error | null;
  onCheck: (answer: Answer) => void;
  onSkip: () => void;
}

/** A question and its answer until it is checked. */
export function ReviewForm({ item, answer, onChange, isChecking, error, onCheck, onSkip }: ReviewFormProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The button that led here is gone, and it stood at the foot of the page.
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  const answered = typeof answer === 'string' ? answer.trim() || undefined : answer;
  const check = (event: FormEvent) => {
    event.preventDefault();
    if (answered !== undefined) onCheck(answered);
  };
  return (
    <form className={styles.question} onSubmit={check}>
      <p className={styles.place}>From “{item.moduleTitle}”</p>
      <QuestionHeading ref={heading} level={2}>
        {item.question.question}
      </QuestionHeading>
      <AnswerField question={item.question} value={answer} onChange={onChange} disabled={isChecking} />
      <div role="alert" className={styles.alert}>
        {error && !isChecking && (
          <p className={styles.failed}>
            {sentenceOf(
              error,
              'Your answer is still here, but it could not be sent. Your connection may have dropped.',
            )}
          </p>
        )}
      </div>
      <div className={styles.actions}>
        <Button type="submit" size="3" disabled={answered === undefined} loading={isChecking}>
          {error ? 'Try again' : 'Check answer'}
        </Button>
        {isSignedOut(error) && <SignInAgain />}
        {error && (
          <Button type="button" size="3" variant="soft" color="gray" disabled={isChecking} onClick={onSkip}>
            Leave it for now
          </Button>
        )}
      </div>
    </form>
  );
}
