import type { Resource } from '@apologia/contract';
import styles from './ResourceEntry.module.css';
import { typeLabels } from './types.ts';

/** A work on the shelf, as a bibliography would give it, with what it is good for. */
export function ResourceEntry({ resource }: { resource: Resource }) {
  const { title, author, year, type, description } = resource;
  const { one, Icon } = typeLabels[type];
  return (
    <li className={styles.entry}>
      <p className={styles.type}>
        <Icon size={18} aria-hidden="true" />
        {one}
      </p>
      <div>
        <h3>{title}</h3>
        <p className={styles.byline}>
          {author}, {year}
        </p>
        <p className={styles.description}>{description}</p>
      </div>
    </li>
  );
}
