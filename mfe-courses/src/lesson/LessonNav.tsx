import type { LessonDetail } from '@apologia/contract';
import { Link } from '@apologia/kit';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { ToLesson } from '../components/ToLesson.tsx';
import { toKnowledgeCheck } from '../module/knowledgeCheckId.ts';
import styles from './LessonNav.module.css';

/** The lessons before and after this one by their titles; after the last one the Knowledge Check. */
export function LessonNav({ detail }: { detail: LessonDetail }) {
  const { outline, previousLessonId, nextLessonId, hasKnowledgeCheck, moduleId } = detail;
  const titleOf = (id: string) => outline.find((lesson) => lesson.id === id)?.title;
  return (
    <nav className={styles.nav} aria-label="Lessons">
      {previousLessonId && (
        <ToLesson id={previousLessonId} className={styles.link}>
          <ArrowLeft size={18} aria-hidden="true" />
          <Named which="Previous">{titleOf(previousLessonId)}</Named>
        </ToLesson>
      )}
      {nextLessonId && (
        <ToLesson id={nextLessonId} className={styles.link}>
          <Named which="Next">{titleOf(nextLessonId)}</Named>
          <ArrowRight size={18} aria-hidden="true" />
        </ToLesson>
      )}
      {!nextLessonId && hasKnowledgeCheck && (
        <Link to={toKnowledgeCheck(moduleId)} className={styles.link}>
          <Named which="Next">Knowledge Check</Named>
          <ArrowRight size={18} aria-hidden="true" />
        </Link>
      )}
    </nav>
  );
}

function Named({ which, children }: { which: string; children: string | undefined }) {
  return (
    <span>
      <span className={styles.which}>
        {which}
        <span className="visually-hidden">: </span>
      </span>
      <span className={styles.title}>{children}</span>
    </span>
  );
}
