import { useId } from 'react';
import type { AnswerFieldProps } from './AnswerField.tsx';
import styles from './Options.module.css';

/** One of several options, each as large as its text and a thumb. */
export function Options({ question, value, onChange, disabled }: AnswerFieldProps) {
  const name = useId();
  return (
    <fieldset className={styles.options} disabled={disabled}>
      <legend className="visually-hidden">{question.question}</legend>
      {question.options.map((option, index) => (
        <label key={option} className={styles.option}>
          <input
            type="radio"
            name={name}
            className={styles.radio}
            aria-keyshortcuts={`${index + 1}`}
            checked={value === index}
            onChange={() => onChange(index)}
          />
          <span>{option}</span>
        </label>
      ))}
    </fieldset>
  );
}
