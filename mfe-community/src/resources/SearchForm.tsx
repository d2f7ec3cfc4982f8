import { resourceTypes } from '@apologia/contract';
import { TextField } from '@apologia/kit';
import { Search } from 'lucide-react';
import type { RefObject } from 'react';
import styles from './SearchForm.module.css';
import { typeLabels } from './types.ts';
import type { Wanted } from './wanted.ts';

interface SearchFormProps {
  wanted: Wanted;
  onChange: (wanted: Wanted) => void;
  searchBox: RefObject<HTMLInputElement | null>;
}

const choices: { type: Wanted['type']; label: string }[] = [
  { type: null, label: 'All' },
  ...resourceTypes.map((type) => ({ type, label: typeLabels[type].many })),
];

/** Words to look for and a type to keep to; both take effect as they are given. */
export function SearchForm({ wanted, onChange, searchBox }: SearchFormProps) {
  return (
    <search>
      <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
        <TextField.Root
          ref={searchBox}
          className={styles.box}
          type="search"
          size="3"
          aria-label="Search the library"
          placeholder="Title, author or subject"
          value={wanted.text}
          onChange={(event) => onChange({ ...wanted, text: event.target.value })}
        >
          <TextField.Slot>
            <Search size={18} aria-hidden="true" />
          </TextField.Slot>
        </TextField.Root>
        <fieldset className={styles.types}>
          <legend className="visually-hidden">Filter by type</legend>
          {choices.map(({ type, label }) => (
            <label key={label} className={styles.type}>
              <input
                type="radio"
                name="type"
                className={styles.radio}
                checked={wanted.type === type}
                onChange={() => onChange({ ...wanted, type })}
              />
              {label}
            </label>
          ))}
        </fieldset>
      </form>
    </search>
  );
}
