import { IconButton, TextField } from '@apologia/kit';
import { Eye, EyeOff } from 'lucide-react';
import { useId, useState } from 'react';
import styles from './Field.module.css';
import type { FieldSpec } from './forms.ts';

interface FieldProps {
  spec: FieldSpec<string>;
  value: string | undefined;
  problem: string | undefined;
}

/** A labelled field with what is wrong below it; a password can be looked at. */
export function Field({ spec: { label, type, ...spec }, value, problem }: FieldProps) {
  const id = useId();
  const [isRevealed, setRevealed] = useState(false);
  const Icon = isRevealed ? EyeOff : Eye;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <TextField.Root
        {...spec}
        id={id}
        className={styles.input}
        size="3"
        type={isRevealed ? 'text' : type}
        defaultValue={value}
        autoCapitalize="none"
        spellCheck={false}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
      >
        {type === 'password' && (
          <TextField.Slot side="right" className={styles.slot}>
            <IconButton
              type="button"
              className={styles.eye}
              size="3"
              variant="ghost"
              color="gray"
              aria-label={isRevealed ? 'Hide password' : 'Show password'}
              onClick={() => setRevealed(!isRevealed)}
            >
              <Icon size={18} strokeWidth={1.6} aria-hidden="true" />
            </IconButton>
          </TextField.Slot>
        )}
      </TextField.Root>
      {problem && (
        <p id={`${id}-problem`} className="field-error">
          {problem}
        </p>
      )}
    </div>
  );
}
