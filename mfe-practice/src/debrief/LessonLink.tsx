import type { Debrief } from '@apologia/contract';
import { Link, paths } from '@apologia/kit';
import styles from './Debrief.module.css';

/** The lesson that teaches it. */
export function LessonLink({ lesson }: { lesson: Debrief['checks'][number]['lesson'] }) {
  if (!lesson) return null;
  return (
    <p className={styles.lesson}>
      <span className={styles.label}>Lesson</span> <Link to={paths.lesson(lesson.id)}>{lesson.title}</Link>
    </p>
  );
}
