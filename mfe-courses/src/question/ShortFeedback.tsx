import type { GradedAnswer, Question } from '@apologia/contract';
import styles from './Explained.module.css';
import { GivenAnswer } from './GivenAnswer.tsx';

/** The learner's answer, and the answers that count as right. */
export function ShortFeedback({ question, graded }: { question: Question; graded: GradedAnswer }) {
  const [best, ...others] = question.accepted ?? [];
  return (
    <>
      <GivenAnswer answer={graded.answer} />
      {best !== undefined && (
        <div>
          <p className={styles.label}>{graded.isRight ? 'Accepted' : 'The answer'}</p>
          <p className={styles.accepted}>{best}</p>
          {others.length > 0 && <p className={styles.others}>Also accepted: {others.join(', ')}</p>}
        </div>
      )}
    </>
  );
}
