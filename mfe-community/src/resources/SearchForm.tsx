import { difficulties, resourceTypes, subjects } from '@apologia/contract';
import { TextField } from '@apologia/kit';
import { Search } from 'lucide-react';
import type { RefObject } from 'react';
import { Choice } from './Choice.tsx';
import styles from './SearchForm.module.css';
import { levelLabels, subjectLabels, typeLabels } from './types.ts';
import type { Wanted } from './wanted.ts';

interface SearchFormProps {
  wanted: Wanted;
  onChange: (wanted: Wanted) => void;
  searchBox: RefObject<HTMLInputElement | null>;
}

/** Words to look for and what to keep to; all take effect as they are given. */
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
        <div className={styles.filters}>
          <Choice
            label="Type"
            value={wanted.type}
            options={resourceTypes.map((type) => [type, typeLabels[type].many])}
            onChange={(type) => onChange({ ...wanted, type })}
          />
          <Choice
            label="Subject"
            value={wanted.subject}
            options={subjects.map((subject) => [subject, subjectLabels[subject]])}
            onChange={(subject) => onChange({ ...wanted, subject })}
          />
          <Choice
            label="Level"
            value={wanted.level}
            options={difficulties.map((level) => [level, levelLabels[level]])}
            onChange={(level) => onChange({ ...wanted, level })}
          />
          <label className={styles.saved}>
            <input
              type="checkbox"
              checked={wanted.saved}
              onChange={(event) => onChange({ ...wanted, saved: event.target.checked })}
            />
            Saved only
          </label>
        </div>
      </form>
    </search>
  );
}
