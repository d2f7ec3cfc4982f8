import type { ModuleDetail } from '@apologia/contract';
import { Button, Link, paths } from '@apologia/kit';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { subjectTitles } from '../subjects.ts';
import styles from './ModuleNav.module.css';

/** From a module back to its subject, and on to the next one: the main thing to do once this one is completed. */
export function ModuleNav({ module: { category, userProgress }, nextModuleId }: ModuleNavProps) {
  return (
    <nav className={styles.nav} aria-label="Modules">
      <Link to={paths.subject(category)} className={styles.back}>
        <ArrowLeft size={18} aria-hidden="true" />
        {subjectTitles[category]}
      </Link>
      {nextModuleId && (
        <Button asChild size="3" variant={userProgress.completed ? 'solid' : 'soft'}>
          <Link to={paths.module(nextModuleId)}>
            Next module
            <ArrowRight size={18} aria-hidden="true" />
          </Link>
        </Button>
      )}
    </nav>
  );
}

type ModuleNavProps = Pick<ModuleDetail, 'module' | 'nextModuleId'>;
