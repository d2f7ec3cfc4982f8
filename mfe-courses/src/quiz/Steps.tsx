import type { Question, QuizKind } from '@apologia/contract';
import { isAnswerable } from './round.ts';
import styles from './Steps.module.css';

interface StepsProps {
  questions: readonly Question[];
  kind: QuizKind;
  open: readonly Question[];
  step: number;
  onStep: (step: number) => void;
}

/** A numbered button for each question: which one is in view, and which are answered. */
export function Steps({ questions, kind, open, step, onStep }: StepsProps) {
  if (questions.length < 2) return null;
  const stateOf = (question: Question) => {
    if (!isAnswerable(kind, question)) return 'graded by an instructor';
    return open.includes(question) ? 'open' : 'answered';
  };
  return (
    <ol className={styles.steps} aria-label="Questions">
      {questions.map((question, index) => (
        <li key={question.id}>
          <button
            type="button"
            className={styles.step}
            data-state={stateOf(question)}
            aria-current={index === step ? 'step' : undefined}
            aria-label={`Question ${index + 1}, ${stateOf(question)}`}
            onClick={() => onStep(index)}
          >
            {index + 1}
          </button>
        </li>
      ))}
    </ol>
  );
}
