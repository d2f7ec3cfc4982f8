import type { PracticeTable } from '@apologia/contract';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { confidenceInWords } from '../confidence.ts';
import styles from './CurrentObjection.module.css';

// It may be longer than the room it has.
const scrolledByKeyboard = { tabIndex: 0 };

/** The objection that is being talked about, in view as long as it is. Where there is little room it folds. */
export function CurrentObjection({ table }: { table: PracticeTable }) {
  const { title, claim, source, number, of, confidence } = table;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <aside className={styles.table} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <p className={styles.place}>
          On the table, {number} of {of}
        </p>
        <h3 id={`${id}-title`} className={styles.title}>
          {title}
        </h3>
        <button
          type="button"
          className={`icon-control ${styles.fold}`}
          aria-label="The objection in full"
          aria-expanded={isOpen}
          aria-controls={`${id}-full`}
          onClick={() => setOpen(!isOpen)}
        >
          <ChevronDown size={20} aria-hidden="true" />
        </button>
      </div>
      <div id={`${id}-full`} className={styles.full} data-open={isOpen} {...(isOpen && scrolledByKeyboard)}>
        <p className={styles.claim}>{claim}</p>
        <p className={styles.source}>
          {source.author}, <cite>{source.title}</cite> ({source.year})
        </p>
        <p className={styles.sure}>
          Your partner is {confidenceInWords(confidence)}.
          <span className={styles.track} aria-hidden="true">
            <span style={{ width: `${confidence}%` }} />
          </span>
        </p>
      </div>
    </aside>
  );
}
