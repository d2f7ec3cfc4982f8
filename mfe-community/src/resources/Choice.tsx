import { useId } from 'react';
import styles from './Choice.module.css';

interface ChoiceProps<T extends string> {
  label: string;
  /** `null`: any. */
  value: T | null;
  options: readonly (readonly [T, string])[];
  onChange: (value: T | null) => void;
}

/** One of a few, or any of them. */
export function Choice<T extends string>({ label, value, options, onChange }: ChoiceProps<T>) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value ?? ''}
        onChange={({ target }) => onChange(options.find(([one]) => one === target.value)?.[0] ?? null)}
      >
        <option value="">All</option>
        {options.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
