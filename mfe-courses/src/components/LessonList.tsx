import type { LessonLink } from '@apologia/contract';
import { minutes } from '@apologia/kit';
import styles from './LessonList.module.css';
import { LessonMark } from './LessonMark.tsx';
import { ToLesson } from './ToLesson.tsx';

/** The lessons of a module, set like a table of contents. */
export function LessonList({ lessons }: { lessons: readonly LessonLink[] }) {
  return (
    <ol className={styles.lessons}>
      {lessons.map((lesson, index) => (
        <li key={lesson.id}>
          <ToLesson id={lesson.id} className={styles.lesson}>
            <LessonMark number={index + 1} completed={lesson.completed} />
            <span className={styles.title}>{lesson.title}</span>
            <span className={styles.minutes}>{minutes(lesson.minutes)}</span>
          </ToLesson>
        </li>
      ))}
    </ol>
  );
}
