import { limits } from '@apologia/contract';
import { TextArea } from '@apologia/kit';
import { useId } from 'react';
import type { AnswerFieldProps } from './AnswerField.tsx';
import styles from './Written.module.css';

/** The length from which on the learner is told how many characters are left. */
const nearLimit = limits.essayMax - 1_000;

/** An answer in the learner's own words. */
export function Essay({ question, value, onChange, disabled }: AnswerFieldProps) {
  const hint = useId();
  const text = String(value ?? '');
  return (
    <div className={styles.written}>
      <TextArea
        className={styles.essay}
        size="3"
        rows={8}
        resize="vertical"
        aria-label={question.question}
        aria-describedby={hint}
        maxLength={limits.essayMax}
        value={text}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={hint} className={styles.hint}>
        In your own words. It is not graded: you will compare it with a checklist and a model answer.
      </p>
      <p className={styles.hint} role="status">
        {text.length >= nearLimit && leftInWords(limits.essayMax - text.length)}
      </p>
    </div>
  );
}

function leftInWords(left: number): string {
  if (left === 0) return 'That is as long as an answer can be.';
  return left === 1
    ? 'Room for one more character.'
    : `Room for ${left.toLocaleString('en-US')} more characters.`;
}
