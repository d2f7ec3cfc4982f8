import { type GradedAnswer, lookUp, type Question } from '@apologia/contract';
import { Referenced } from '@apologia/kit';
import { EssayFeedback } from './EssayFeedback.tsx';
import styles from './Feedback.module.css';
import { OptionReasons } from './OptionReasons.tsx';
import { QuestionHeading } from './QuestionHeading.tsx';
import { ShortFeedback } from './ShortFeedback.tsx';
import { Verdict } from './Verdict.tsx';

export interface FeedbackProps {
  /** With its key. */
  question: Question;
  graded: GradedAnswer;
  /** Of the heading that says what was asked. */
  level?: 2 | 3;
}

const explained = { mc: OptionReasons, short: ShortFeedback, essay: EssayFeedback };

/** One question after it was submitted: what was answered, whether it was right, and why. */
export function Feedback({ question, graded, level }: FeedbackProps) {
  const Explained = lookUp(explained, question.questionType, EssayFeedback);
  return (
    <article className={styles.feedback}>
      <Verdict graded={graded} />
      <QuestionHeading level={level}>{question.question}</QuestionHeading>
      <Explained question={question} graded={graded} />
      {question.explanation && (
        <p className={styles.explanation}>
          <Referenced>{question.explanation}</Referenced>
        </p>
      )}
    </article>
  );
}
