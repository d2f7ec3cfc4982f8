import { labelOf, type Resource } from '@apologia/contract';
import { Link, paths } from '@apologia/kit';
import { ChevronDown } from 'lucide-react';
import styles from './ResourceEntry.module.css';
import { SaveButton } from './SaveButton.tsx';
import { levelLabels, subjectLabels } from './types.ts';

interface ResourceEntryProps {
  resource: Resource;
  /** Whether all of it is shown: else a row of two lines, which opens. */
  isWhole: boolean;
}

/** A work on the shelf, as a bibliography would give it, with what it is good for. */
export function ResourceEntry({ resource, isWhole }: ResourceEntryProps) {
  const { id, title, author, year, level, subjects, where, description, lessons } = resource;
  const levelName = labelOf(levelLabels, level);
  const subjectNames = subjects.map((subject) => labelOf(subjectLabels, subject)).join(', ');
  return (
    <li id={id} className={styles.entry}>
      <div className={styles.kind}>
        <p>{levelName}</p>
        <p>{subjectNames}</p>
      </div>
      <details className={styles.work} open={isWhole}>
        {/* A whole entry has nothing to open. */}
        <summary tabIndex={isWhole ? -1 : undefined}>
          <h3>{title}</h3>
          <p className={styles.byline}>
            {author}, {year}
          </p>
          <ChevronDown className={styles.opens} size={18} strokeWidth={1.6} aria-hidden="true" />
        </summary>
        <p className={styles.about}>
          {levelName}. {subjectNames}
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
      </details>
      <SaveButton resource={resource} />
    </li>
  );
}
