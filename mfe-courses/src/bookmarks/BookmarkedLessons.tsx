import { RegionBoundary, useSuspenseQuery } from '@apologia/kit';
import styles from '../components/LinkRows.module.css';
import { ToLesson } from '../components/ToLesson.tsx';
import { bookmarkList } from './queries.ts';

/** The lessons that the learner bookmarked. It stands last on its page: nothing moves when it comes. */
export function BookmarkedLessons() {
  return (
    <RegionBoundary skeleton={null}>
      <List />
    </RegionBoundary>
  );
}

function List() {
  const { data } = useSuspenseQuery(bookmarkList);
  if (data.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="bookmarks">
      <h2 id="bookmarks">Bookmarked lessons</h2>
      <ul className={styles.rows}>
        {data.map(({ lessonId, title, moduleTitle }) => (
          <li key={lessonId}>
            <ToLesson id={lessonId} className={styles.row}>
              <span className={styles.title}>{title}</span>
              <span className={styles.note}>{moduleTitle}</span>
            </ToLesson>
          </li>
        ))}
      </ul>
    </section>
  );
}
