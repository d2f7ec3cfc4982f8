import type { GradedAnswer, Question } from '@apologia/contract';
import { Referenced } from '@apologia/kit';
import styles from './Explained.module.css';
import { GivenAnswer } from './GivenAnswer.tsx';

/** The learner's text, a checklist to hold it against, and one good answer. */
export function EssayFeedback({ question, graded }: { question: Question; graded: GradedAnswer }) {
  const { rubric = [], modelAnswer } = question;
  return (
    <>
      <GivenAnswer answer={graded.answer} />
      {rubric.length > 0 && (
        <fieldset className={styles.checklist}>
          <legend className={styles.label}>Does your answer do this? Tick what it does.</legend>
          {rubric.map((point) => (
            <label key={point} className={styles.point}>
              <input type="checkbox" className={styles.tick} />
              <span>{point}</span>
            </label>
          ))}
        </fieldset>
      )}
      {modelAnswer && (
        <div>
          <p className={styles.label}>One good answer</p>
          <p className={styles.model}>
            <Referenced>{modelAnswer}</Referenced>
          </p>
        </div>
      )}
    </>
  );
}
