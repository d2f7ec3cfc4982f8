import type { LessonDetail } from '@apologia/contract';
import { LessonMark } from '../components/LessonMark.tsx';
import { ToLesson } from '../components/ToLesson.tsx';
import styles from './Outline.module.css';

/** The lessons of the module beside the text. */
export function Outline({ detail }: { detail: LessonDetail }) {
  return (
    <nav className={styles.beside} aria-label="This module">
      <p className={styles.heading} aria-hidden="true">
        This module
      </p>
      <Lessons detail={detail} />
    </nav>
  );
}

/** The lessons of the module above the text, folded. */
export function FoldedOutline({ detail }: { detail: LessonDetail }) {
  return (
    <nav aria-label="This module">
      <details className={styles.folded}>
        <summary>Lessons of this module</summary>
        <Lessons detail={detail} />
      </details>
    </nav>
  );
}

/** Which one this is, and which are completed. */
function Lessons({ detail: { lesson, outline } }: { detail: LessonDetail }) {
  return (
    <ol>
      {outline.map(({ id, title, completed }, index) => (
        <li key={id}>
          <ToLesson id={id} className={styles.lesson} aria-current={id === lesson.id ? 'page' : undefined}>
            <LessonMark number={index + 1} completed={completed} />
            <span>{title}</span>
          </ToLesson>
        </li>
      ))}
    </ol>
  );
}
