import { Button } from '@apologia/kit';
import { EmptyMark } from '../EmptyMark.tsx';
import type { Filter } from './filter.ts';
import styles from './NothingFound.module.css';
import { typeLabels } from './types.ts';

/** The shelf when nothing on it fits, and the way back to all of it. */
export function NothingFound({ filter, onClear }: { filter: Filter; onClear: () => void }) {
  const text = filter.text.trim();
  const shelf = filter.saved ? 'among what you saved' : 'in the library';
  const where = filter.type ? `among the ${typeLabels[filter.type].many.toLowerCase()}` : shelf;
  return (
    <div className={styles.empty}>
      <EmptyMark mark="shelf" />
      <p className={styles.sentence}>
        {text ? `Nothing ${where} speaks of “${text}”.` : `Nothing ${where} yet.`}
      </p>
      <p className="soft">Try an author’s name, or a single word.</p>
      <Button size="3" variant="soft" className={styles.clear} onClick={onClear}>
        Show the whole shelf
      </Button>
    </div>
  );
}
