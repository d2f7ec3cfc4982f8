import { Link } from '@apologia/kit';
import { Check } from 'lucide-react';
import styles from './Inclusions.module.css';

/** The list of what a plan includes; an item with an address leads to what it names. */
export function Inclusions({ items }: { items: readonly (string | { item: string; to: string })[] }) {
  return (
    <ul className={styles.items}>
      {items.map((one) => {
        const { item, to } = typeof one === 'string' ? { item: one, to: null } : one;
        return (
          <li key={item} className={styles.item}>
            <Check size={16} aria-hidden="true" />
            {to ? <Link to={to}>{item}</Link> : item}
          </li>
        );
      })}
    </ul>
  );
}
