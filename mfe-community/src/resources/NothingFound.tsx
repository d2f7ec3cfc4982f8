import { Button } from '@apologia/kit';
import styles from './NothingFound.module.css';
import { typeLabels } from './types.ts';
import type { Wanted } from './wanted.ts';

/** The shelf when nothing on it fits, and the way back to all of it. */
export function NothingFound({ wanted, onClear }: { wanted: Wanted; onClear: () => void }) {
  const text = wanted.text.trim();
  const shelf = wanted.saved ? 'among what you saved' : 'in the library';
  const where = wanted.type ? `among the ${typeLabels[wanted.type].many.toLowerCase()}` : shelf;
  return (
    <div className={styles.empty}>
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
