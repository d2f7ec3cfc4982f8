import type { Subject } from '@apologia/contract';
import { Link, paths } from '@apologia/kit';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { subjectTitles } from '../subjects.ts';
import styles from './ModuleNav.module.css';

/** From a module back to its subject, and on to the next one. */
export function ModuleNav({ category, nextModuleId }: { category: Subject; nextModuleId: string | null }) {
  return (
    <nav className={styles.nav} aria-label="Modules">
      <Link to={paths.subject(category)}>
        <ArrowLeft size={18} aria-hidden="true" />
        {subjectTitles[category]}
      </Link>
      {nextModuleId && (
        <Link to={paths.module(nextModuleId)}>
          Next module
          <ArrowRight size={18} aria-hidden="true" />
        </Link>
      )}
    </nav>
  );
}
