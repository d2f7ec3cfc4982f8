import type { ReviewItem } from '@apologia/contract';
import { Link, paths } from '@apologia/kit';
import { ToLesson } from '../components/ToLesson.tsx';
import styles from './Origin.module.css';

/** The link back to the lesson or module where a question was first asked. */
export function Origin({ item: { moduleId, moduleTitle, lessonId, lessonTitle } }: { item: ReviewItem }) {
  return (
    <p>
      It was asked in{' '}
      {lessonId ? (
        <ToLesson id={lessonId} className={styles.origin}>
          {lessonTitle ?? moduleTitle}
        </ToLesson>
      ) : (
        <Link to={paths.module(moduleId)} className={styles.origin}>
          {moduleTitle}
        </Link>
      )}
    </p>
  );
}
