import type { GradedAnswer, Question } from '@apologia/contract';
import { Referenced } from '@apologia/kit';
import { Check, X } from 'lucide-react';
import styles from './OptionReasons.module.css';

/** The options in the order of the question, each with its reason. */
export function OptionReasons({ question, graded }: { question: Question; graded: GradedAnswer }) {
  const { options, reasons = [], correctAnswer } = question;
  return (
    <ul className={styles.options}>
      {options.map((option, index) => {
        const isChosen = graded.answer === index;
        const right = correctAnswer === index;
        const Sign = right ? Check : isChosen ? X : null;
        return (
          <li
            key={option}
            className={styles.option}
            data-is={right ? 'right' : isChosen ? 'wrong' : undefined}
          >
            <span className={styles.sign}>
              {Sign && <Sign size={18} strokeWidth={2.5} aria-hidden="true" />}
            </span>
            <p className={styles.text}>
              {option}
              {(isChosen || right) && <span className={styles.whose}>{whoseAnswer(isChosen, right)}</span>}
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

function whoseAnswer(isChosen: boolean, right: boolean): string {
  if (isChosen && right) return 'Your answer, and the right one';
  return isChosen ? 'Your answer' : 'The right answer';
}
