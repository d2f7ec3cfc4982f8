import { Clock, X } from 'lucide-react';
import styles from './RecentSearches.module.css';

interface RecentSearchesProps {
  texts: readonly string[];
  onSearch: (text: string) => void;
  onRemove: (text: string) => void;
}

/** What the learner searched for lately, to search for it again. */
export function RecentSearches({ texts, onSearch, onRemove }: RecentSearchesProps) {
  return (
    <section className={styles.recent} aria-label="Recent searches">
      <h3 className={styles.name}>Recent searches</h3>
      <ul className={styles.list}>
        {texts.map((text) => (
          <li key={text} className={styles.row}>
            <button type="button" className={styles.text} onClick={() => onSearch(text)}>
              <Clock size={16} strokeWidth={1.6} aria-hidden="true" />
              {text}
            </button>
            <button
              type="button"
              className="icon-control"
              aria-label={`Remove “${text}”`}
              onClick={() => onRemove(text)}
            >
              <X size={16} strokeWidth={1.6} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
