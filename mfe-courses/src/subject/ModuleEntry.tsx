import type { ModuleSummary } from '@apologia/contract';
import { PremiumBadge } from '@apologia/kit';
import { Check } from 'lucide-react';
import { LessonList } from '../components/LessonList.tsx';
import { ModuleMeta } from '../components/ModuleMeta.tsx';
import styles from './ModuleEntry.module.css';
import { OpenModule } from './OpenModule.tsx';

/** A module in a list: what it is, the way into it, and its lessons. */
export function ModuleEntry({
  module,
  number,
  isNext,
}: {
  module: ModuleSummary;
  number: number;
  isNext: boolean;
}) {
  const { id, title, description, isLocked, lessons, userProgress } = module;
  return (
    <li className={styles.entry}>
      <p className={styles.number}>
        {userProgress.completed ? (
          <Check className={styles.done} role="img" aria-label="Completed" />
        ) : (
          number
        )}
      </p>
      <div className={styles.about}>
        <div className={styles.heading}>
          <h3 id={`module-${id}`}>{title}</h3>
          {isLocked && <PremiumBadge />}
        </div>
        <ModuleMeta module={module} />
        <p className={styles.description}>{description}</p>
        <OpenModule module={module} isNext={isNext} />
      </div>
      {lessons.length > 0 && (
        <div className={styles.lessons}>
          <LessonList lessons={lessons} />
        </div>
      )}
    </li>
  );
}
