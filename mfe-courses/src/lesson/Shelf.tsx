import type { LessonDetail } from '@apologia/contract';
import { Link, paths } from '@apologia/kit';
import styles from './FurtherReading.module.css';

/** The works of the library that go with a lesson, and the way to them. */
export function Shelf({ works }: { works: LessonDetail['lesson']['shelf'] }) {
  if (works.length === 0) return null;
  return (
    <section className={`no-print ${styles.reading}`} aria-labelledby="shelf">
      <h2 id="shelf">On the shelf</h2>
      <ul>
        {works.map(({ id, title, author }) => (
          <li key={id}>
            <Link to={paths.resource(id)}>
              {author}, <cite>{title}</cite>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
