import { Link, paths } from '@apologia/kit';
import styles from './Passages.module.css';

/** The passages of Scripture a lesson rests on; each opens over the page. */
export function Passages({ references }: { references: readonly string[] }) {
  if (references.length === 0) return null;
  return (
    <ul className={styles.passages} aria-label="Scripture">
      {references.map((reference) => (
        <li key={reference} className="reference">
          <Link to={paths.scripture(reference)}>{reference.replace('-', '–')}</Link>
        </li>
      ))}
    </ul>
  );
}
