import type { ModuleSummary } from '@apologia/contract';
import { Button, Link, paths } from '@apologia/kit';
import { Lock } from 'lucide-react';
import styles from './OpenModule.module.css';

/** The way into a module; where it is locked, what would open it. */
export function OpenModule({ module, isNext }: { module: ModuleSummary; isNext: boolean }) {
  const name = `module-${module.id}`;
  if (module.isLocked) {
    return (
      <div className={styles.locked}>
        <Button disabled size="3" className={styles.lock} aria-describedby={name}>
          <Lock size={16} aria-hidden="true" />
          {label(module)}
        </Button>
        <Link to={paths.subscription} className={styles.upgrade}>
          Upgrade to Premium
        </Link>
      </div>
    );
  }
  return (
    <Button asChild size="3" variant={isNext ? 'solid' : 'soft'}>
      <Link to={paths.module(module.id)} className={styles.open} aria-describedby={name}>
        {label(module)}
      </Link>
    </Button>
  );
}

function label({ category, lessons, userProgress }: ModuleSummary): string {
  if (category === 'apologetics' && lessons.length > 0) return 'View Module Overview';
  return userProgress.completed ? 'Review' : 'Start Learning';
}
