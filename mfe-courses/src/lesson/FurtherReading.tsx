import type { LessonDetail } from '@apologia/contract';
import styles from './FurtherReading.module.css';

/** The works a lesson draws on. */
export function FurtherReading({ sources }: { sources: LessonDetail['lesson']['sources'] }) {
  if (sources.length === 0) return null;
  return (
    <section className={styles.reading} aria-labelledby="further-reading">
      <h2 id="further-reading">Further reading</h2>
      <ul>
        {sources.map(({ author, title, year }) => (
          <li key={`${author} ${title}`}>
            {author}, <cite>{title}</cite> ({year})
          </li>
        ))}
      </ul>
    </section>
  );
}
