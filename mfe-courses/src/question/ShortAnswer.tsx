import { limits } from '@apologia/contract';
import { TextField } from '@apologia/kit';
import { useId } from 'react';
import type { AnswerFieldProps } from './AnswerField.tsx';
import styles from './Written.module.css';

/** A word or a phrase. */
export function ShortAnswer({ question, value, onChange, disabled }: AnswerFieldProps) {
  const hint = useId();
  return (
    <div className={styles.written}>
      <TextField.Root
        className={styles.line}
        size="3"
        autoComplete="off"
        autoCapitalize="off"
        enterKeyHint="next"
        aria-label={question.question}
        aria-describedby={hint}
        maxLength={limits.shortAnswerMax}
        value={value ?? ''}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={hint} className={styles.hint}>
        A word or a short phrase is enough.
      </p>
    </div>
  );
}
