import { RegionBoundary, useSuspenseQuery } from '@apologia/kit';
import { ToLesson } from '../components/ToLesson.tsx';
import styles from './BookmarkedLessons.module.css';
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
      <ul className={styles.lessons}>
        {data.map(({ lessonId, title, moduleTitle }) => (
          <li key={lessonId}>
            <ToLesson id={lessonId} className={styles.lesson}>
              <span className={styles.title}>{title}</span>
              <span className={styles.module}>{moduleTitle}</span>
            </ToLesson>
          </li>
        ))}
      </ul>
    </section>
  );
}
