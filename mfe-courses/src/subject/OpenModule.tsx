import type { ModuleSummary } from '@apologia/contract';
import { Button, Link, paths } from '@apologia/kit';
import { Lock } from 'lucide-react';
import styles from './OpenModule.module.css';

/** The button into a module; where it is locked, it says so and leads nowhere: the title leads to the preview. */
export function OpenModule({ module, isNext }: { module: ModuleSummary; isNext: boolean }) {
  const name = `module-${module.id}`;
  if (module.isLocked) {
    return (
      <Button disabled size="2" className={styles.lock} aria-describedby={name}>
        <Lock size={16} aria-hidden="true" />
        {label(module)}
      </Button>
    );
  }
  return (
    <Button asChild size="2" className={styles.open} variant={isNext ? 'solid' : 'soft'}>
      <Link to={paths.module(module.id)} aria-describedby={name}>
        {label(module)}
      </Link>
    </Button>
  );
}

function label({ category, lessons, userProgress }: ModuleSummary): string {
  if (category === 'apologetics' && lessons.length > 0) return 'View Module Overview';
  return userProgress.completed ? 'Review' : 'Start Learning';
}
