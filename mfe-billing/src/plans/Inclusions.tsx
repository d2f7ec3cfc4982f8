import { Check } from 'lucide-react';
import styles from './Inclusions.module.css';

/** The list of what a plan includes. */
export function Inclusions({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.items}>
      {items.map((item) => (
        <li key={item} className={styles.item}>
          <Check size={16} aria-hidden="true" />
          {item}
        </li>
      ))}
    </ul>
  );
}
