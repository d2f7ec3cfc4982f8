import type { ModuleDetail } from '@apologia/contract';
import { Button, Link, paths } from '@apologia/kit';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { subjectLink } from '../subjects.ts';
import styles from './ModuleNav.module.css';

/** The links on from a module, or back to its subject: the main thing to do once the module is completed. */
export function ModuleNav({ module: { category, userProgress }, nextModuleId }: ModuleNavProps) {
  const variant = userProgress.completed ? 'solid' : 'soft';
  const subject = subjectLink(category);
  return (
    <nav className={styles.nav} aria-label="Modules">
      {nextModuleId ? (
        <>
          <Link to={subject.to} className={styles.back}>
            <ArrowLeft size={18} aria-hidden="true" />
            {subject.title}
          </Link>
          <Button asChild size="3" variant={variant}>
            <Link to={paths.module(nextModuleId)}>
              Next module
              <ArrowRight size={18} aria-hidden="true" />
            </Link>
          </Button>
        </>
      ) : (
        <Button asChild size="3" variant={variant}>
          <Link to={subject.to}>
            <ArrowLeft size={18} aria-hidden="true" />
            Back to modules
          </Link>
        </Button>
      )}
    </nav>
  );
}

type ModuleNavProps = Pick<ModuleDetail, 'module' | 'nextModuleId'>;
