import type { GradedAnswer, Question } from '@apologia/contract';
import { Referenced } from '@apologia/kit';
import { Check, X } from 'lucide-react';
import styles from './OptionReasons.module.css';

/** The options where they stood when they were chosen from, each with its reason. */
export function OptionReasons({ question, graded }: { question: Question; graded: GradedAnswer }) {
  const { options, reasons = [], correctAnswer } = question;
  return (
    <ul className={styles.options}>
      {options.map((option, index) => {
        const chosen = graded.answer === index;
        const right = correctAnswer === index;
        const Sign = right ? Check : chosen ? X : null;
        return (
          <li key={option} className={styles.option} data-is={right ? 'right' : chosen ? 'wrong' : undefined}>
            <span className={styles.sign}>
              {Sign && <Sign size={18} strokeWidth={2.5} aria-hidden="true" />}
            </span>
            <p className={styles.text}>
              {option}
              {(chosen || right) && <span className={styles.whose}>{whoseAnswer(chosen, right)}</span>}
            </p>
            {reasons[index] && (
              <p className={styles.reason}>
                <Referenced>{reasons[index]}</Referenced>
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function whoseAnswer(chosen: boolean, right: boolean): string {
  if (chosen && right) return 'Your answer, and the right one';
  return chosen ? 'Your answer' : 'The right answer';
}
