import { Link, paths } from '@apologia/kit';
import styles from './BookList.module.css';
import { firstChapter, testaments } from './books.ts';

/** All the books, each leading to its first chapter. */
export function BookList() {
  return testaments.map(({ name, books }) => (
    <section key={name} className={styles.testament}>
      <h2>{name}</h2>
      <ul>
        {books.map((book) => (
          <li key={book}>
            <Link to={paths.scripture(firstChapter(book))} data-as-page>
              {book}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ));
}
