import type { WorldviewCard } from '@apologia/contract';
import styles from './BeginWith.module.css';

interface BeginWithProps {
  /** The partner that is chosen; without one there is nothing to begin with. */
  card: WorldviewCard | undefined;
  /** `undefined`: whichever the partner likes. */
  objection: string | undefined;
  onChoose: (objection: string | undefined) => void;
}

/** The field for the objection that the partner raises first. */
export function BeginWith({ card, objection, onChoose }: BeginWithProps) {
  return (
    <label className={styles.begin}>
      Begin with
      <select
        value={objection ?? ''}
        disabled={!card}
        onChange={({ target }) => onChoose(target.value || undefined)}
      >
        <option value="">Wherever you like</option>
        {card?.objections.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
    </label>
  );
}
