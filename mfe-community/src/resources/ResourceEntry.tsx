import { labelOf, type Resource } from '@apologia/contract';
import { Link, paths } from '@apologia/kit';
import styles from './ResourceEntry.module.css';
import { SaveButton } from './SaveButton.tsx';
import { levelLabels, subjectLabels, typeLabel } from './types.ts';

/** A work on the shelf, as a bibliography would give it, with what it is good for. */
export function ResourceEntry({ resource }: { resource: Resource }) {
  const { id, title, author, year, type, level, subjects, where, description, lessons } = resource;
  const { one, Icon } = typeLabel(type);
  return (
    <li id={id} className={styles.entry}>
      <div className={styles.kind}>
        <p className={styles.type}>
          <Icon size={18} aria-hidden="true" />
          {one}
        </p>
        <p>{labelOf(levelLabels, level)}</p>
        <p>{subjects.map((subject) => labelOf(subjectLabels, subject)).join(', ')}</p>
      </div>
      <div>
        <div className={styles.head}>
          <h3>{title}</h3>
          <SaveButton resource={resource} />
        </div>
        <p className={styles.byline}>
          {author}, {year}
        </p>
        <p className={styles.description}>{description}</p>
        <p className={styles.where}>{where}</p>
        {lessons.length > 0 && (
          <p className={styles.lessons}>
            Goes with{' '}
            {lessons.map((lesson, index) => (
              <span key={lesson.id}>
                <Link to={paths.lesson(lesson.id)}>{lesson.title}</Link>
                {index < lessons.length - 1 && ', '}
              </span>
            ))}
          </p>
        )}
      </div>
    </li>
  );
}
