import type { Answer } from '@apologia/contract';
import styles from './Explained.module.css';

/** The learner's answer in their own words; nothing where the question was left open. */
export function GivenAnswer({ answer }: { answer: Answer | null }) {
  if (answer === null || answer === '') return null;
  return (
    <div>
      <p className={styles.label}>Your answer</p>
      <blockquote className={styles.given}>{answer}</blockquote>
    </div>
  );
}
