import { keyOf, type notices, type Reply } from '@apologia/contract';
import { Link, queryOptions, useDay, useQuery } from '@apologia/kit';
import styles from '../components/LinkRows.module.css';

/** What the bell asks for: it is asked for once. Its whole schema would weigh on every page of this app. */
const latestNotices = queryOptions<Reply<typeof notices.latest>>({
  queryKey: keyOf({ path: '/api/notices' }),
  enabled: false,
});

/** Answers to questions that the learner follows, which they have not read yet. */
export function NewAnswers() {
  const { data } = useQuery(latestNotices);
  const day = useDay();
  const answers = data?.notices.filter(({ kind }) => kind === 'answer') ?? [];
  if (answers.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="new-answers">
      <h2 id="new-answers">New answers</h2>
      <ul className={styles.rows}>
        {answers.map(({ path, about, count, at }) => (
          <li key={path}>
            <Link to={path} className={styles.row}>
              <span className={styles.title}>{about}</span>
              <span className={styles.note}>
                {count === 1 ? 'A new answer' : `${count} new answers`} to a question you follow · {day(at)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
