import type { WorldviewCard } from '@apologia/contract';
import { useId } from 'react';
import styles from './WorldviewOption.module.css';

interface WorldviewOptionProps {
  card: WorldviewCard;
  checked: boolean;
  onChoose: () => void;
}

/** One of the worldviews: a radio button the size of a card. */
export function WorldviewOption({
  card: { id, name, description },
  checked,
  onChoose,
}: WorldviewOptionProps) {
  const about = useId();
  return (
    <label className={styles.option}>
      <input
        type="radio"
        name="worldview"
        value={id}
        checked={checked}
        onChange={onChoose}
        aria-label={name}
        aria-describedby={about}
      />
      <span className={styles.name}>{name}</span>
      <span id={about} className={styles.description}>
        {description}
      </span>
    </label>
  );
}
