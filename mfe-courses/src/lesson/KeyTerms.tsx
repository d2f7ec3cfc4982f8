import type { LessonDetail } from '@apologia/contract';
import styles from './KeyTerms.module.css';

/** The words a lesson turns on. */
export function KeyTerms({ terms }: { terms: LessonDetail['lesson']['terms'] }) {
  if (terms.length === 0) return null;
  return (
    <section className={styles.terms} aria-labelledby="key-terms">
      <h2 id="key-terms">Key terms</h2>
      <dl>
        {terms.map(({ term, meaning }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
