import { isSubject } from '@apologia/contract';
import { counted, Link, Meter, paths, useSuspenseQuery } from '@apologia/kit';
import { subjectTitles } from '../subjects.ts';
import { progressReport } from './queries.ts';
import styles from './Subjects.module.css';

/** The subjects with the learner's progress in the lessons that are open to them. */
export function Subjects() {
  const { subjects } = useSuspenseQuery(progressReport).data;
  return (
    <section className={styles.section} aria-labelledby="subjects">
      <h2 id="subjects">Your subjects</h2>
      <ul className={styles.rows}>
        {subjects.map(({ subject, openLessons, completedLessons }) => {
          if (!isSubject(subject) || openLessons === 0) return null;
          const title = subjectTitles[subject];
          return (
            <li key={subject} className={styles.row}>
              <Link to={paths.subject(subject)} className={styles.title}>
                {title}
              </Link>
              <Meter
                value={Math.round((100 * completedLessons) / openLessons)}
                label={`${title}: lessons completed`}
              />
              <span className={styles.count}>
                {completedLessons} of {counted(openLessons, 'lesson')}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
