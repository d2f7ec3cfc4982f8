import { overviews, subjects } from '@apologia/contract';
import { query, useSuspenseQuery } from '@apologia/kit';
import { subjectTitles } from '../subjects.ts';
import { GuideButtons } from './GuideButtons.tsx';
import styles from './GuideShelf.module.css';

/** The guides of all subjects, and of their modules. */
export function GuideShelf() {
  const { data } = useSuspenseQuery(query(overviews.catalog));
  return subjects.map((subject) => {
    const title = subjectTitles[subject];
    const modules = data[subject === 'religions' ? 'world-religions' : subject];
    return (
      <section key={subject} id={subject} className={styles.subject} aria-labelledby={`guides-${subject}`}>
        <div className={styles.row}>
          <h2 id={`guides-${subject}`}>{title}</h2>
          <GuideButtons of={{ subject }} title={title} />
        </div>
        <details className={styles.modules}>
          <summary>By module</summary>
          <ul>
            {modules.map((module) => (
              <li key={module.id} className={styles.row}>
                <span>{module.title}</span>
                <GuideButtons of={{ module: module.id }} title={module.title} />
              </li>
            ))}
          </ul>
        </details>
      </section>
    );
  });
}
