import { difficulties, resourceTypes, subjects } from '@apologia/contract';
import { TextField } from '@apologia/kit';
import { Search, SlidersHorizontal } from 'lucide-react';
import { type RefObject, useId, useState } from 'react';
import { Choice } from './Choice.tsx';
import type { Filter } from './filter.ts';
import styles from './SearchForm.module.css';
import { levelLabels, subjectLabels, typeLabels } from './types.ts';

interface SearchFormProps {
  filter: Filter;
  onChange: (filter: Filter) => void;
  searchBox: RefObject<HTMLInputElement | null>;
}

/**
 * Words to look for and what to keep to; all take effect as they are given. Where there is little room they stay at the top, the
 * filters behind a button.
 */
export function SearchForm({ filter, onChange, searchBox }: SearchFormProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const set = [filter.type, filter.subject, filter.level, filter.saved].filter(Boolean).length;
  return (
    <search className={styles.search}>
      <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
        <div className={styles.bar}>
          <TextField.Root
            ref={searchBox}
            className={styles.box}
            type="search"
            size="3"
            aria-label="Search the library"
            placeholder="Title, author or subject"
            value={filter.text}
            onChange={(event) => onChange({ ...filter, text: event.target.value })}
          >
            <TextField.Slot>
              <Search size={18} aria-hidden="true" />
            </TextField.Slot>
          </TextField.Root>
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            <SlidersHorizontal size={18} strokeWidth={1.6} aria-hidden="true" />
            Filters
            {set > 0 && (
              <>
                {' '}
                <span className={styles.set}>
                  {set}
                  <span className="visually-hidden"> set</span>
                </span>
              </>
            )}
          </button>
        </div>
        <div id={id} className={styles.filters} data-open={isOpen || undefined}>
          <Choice
            label="Type"
            value={filter.type}
            options={resourceTypes.map((type) => [type, typeLabels[type].many])}
            onChange={(type) => onChange({ ...filter, type })}
          />
          <Choice
            label="Subject"
            value={filter.subject}
            options={subjects.map((subject) => [subject, subjectLabels[subject]])}
            onChange={(subject) => onChange({ ...filter, subject })}
          />
          <Choice
            label="Level"
            value={filter.level}
            options={difficulties.map((level) => [level, levelLabels[level]])}
            onChange={(level) => onChange({ ...filter, level })}
          />
          <label className={styles.saved}>
            <input
              type="checkbox"
              checked={filter.saved}
              onChange={(event) => onChange({ ...filter, saved: event.target.checked })}
            />
            Saved only
          </label>
        </div>
      </form>
    </search>
  );
}
