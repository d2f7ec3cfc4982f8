import type { LessonLink } from '@apologia/contract';
import { minutes } from '@apologia/kit';
import { Check } from 'lucide-react';
import styles from './LessonList.module.css';
import { ToLesson } from './ToLesson.tsx';

/** The lessons of a module, set like a table of contents. */
export function LessonList({ lessons }: { lessons: readonly LessonLink[] }) {
  return (
    <ol className={styles.lessons}>
      {lessons.map((lesson, index) => (
        <li key={lesson.id}>
          <ToLesson id={lesson.id} className={styles.lesson}>
            {lesson.completed ? (
              <span className={styles.done}>
                <Check size={16} aria-hidden="true" />
                <span className="visually-hidden">Completed: </span>
              </span>
            ) : (
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
            )}
            <span className={styles.title}>{lesson.title}</span>
            <span className={styles.minutes}>{minutes(lesson.minutes)}</span>
          </ToLesson>
        </li>
      ))}
    </ol>
  );
}
