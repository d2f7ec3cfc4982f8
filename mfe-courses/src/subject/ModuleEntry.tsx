import type { ModuleSummary } from '@apologia/contract';
import { Link, paths } from '@apologia/kit';
import { Check, ChevronDown, Lock } from 'lucide-react';
import { useState } from 'react';
import { LessonList } from '../components/LessonList.tsx';
import { ModuleMeta } from '../components/ModuleMeta.tsx';
import { Fold } from './Fold.tsx';
import styles from './ModuleEntry.module.css';
import { OpenModule } from './OpenModule.tsx';

interface ModuleEntryProps {
  module: ModuleSummary;
  number: number;
  /** The module to do next begins unfolded. */
  isNext: boolean;
}

/** A module in a list, one row of it: what it is and the way into it. Unfolded, what it is about and its lessons. */
export function ModuleEntry({ module, number, isNext }: ModuleEntryProps) {
  const { id, title, description, isLocked, lessons, userProgress } = module;
  const [isOpen, setOpen] = useState(isNext);
  return (
    <li className={styles.entry}>
      <span className={styles.mark}>
        {userProgress.completed ? (
          <Check className={styles.gold} role="img" aria-label="Completed" />
        ) : isLocked ? (
          <Lock size={18} className={styles.gold} role="img" aria-label="Premium" />
        ) : (
          number
        )}
      </span>
      <div className={styles.about}>
        <h3 className={styles.title}>
          <Link id={`module-${id}`} to={paths.module(id)}>
            {title}
          </Link>
        </h3>
        <ModuleMeta module={module} />
      </div>
      <div className={styles.ways}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={`about-${id}`}
          aria-describedby={`module-${id}`}
          onClick={() => setOpen(!isOpen)}
        >
          About
          <ChevronDown size={18} className={styles.sign} aria-hidden="true" />
        </button>
        <OpenModule module={module} isNext={isNext} />
      </div>
      <div className={styles.more}>
        <Fold id={`about-${id}`} isOpen={isOpen} onFound={() => setOpen(true)}>
          <div className={styles.unfolded}>
            <p>{description}</p>
            {lessons.length > 0 && <LessonList lessons={lessons} />}
          </div>
        </Fold>
      </div>
    </li>
  );
}
