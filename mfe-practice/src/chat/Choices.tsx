import type { PracticeChoice } from '@apologia/contract';
import styles from './Choices.module.css';

interface ChoicesProps {
  choices: PracticeChoice[];
  onChoose: (choice: PracticeChoice) => void;
}

/** Ways to take the learner's message, or to reply to the partner; the one that is chosen is sent. */
export function Choices({ choices, onChoose }: ChoicesProps) {
  if (choices.length === 0) return null;
  return (
    <ul className={styles.choices} aria-label="Choose what you mean">
      {choices.map((choice, index) => (
        <li key={choice.id}>
          <button
            type="button"
            className={styles.choice}
            aria-keyshortcuts={`${index + 1}`}
            onClick={() => onChoose(choice)}
          >
            {choice.text}
          </button>
        </li>
      ))}
    </ul>
  );
}
