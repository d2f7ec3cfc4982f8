import { type LearnedVerse, memory, referenceOfVerse } from '@apologia/contract';
import { call, Link, paths, queryClient, useAction, useTimeZone } from '@apologia/kit';
import { dueInWords } from '../daily-review/dueInWords.ts';
import { studyPlan } from '../daily-review/queries.ts';
import { learnedVerses } from './queries.ts';
import styles from './Verse.module.css';

/** The passages that one learns, when each comes back, and how to leave one. */
export function VerseList({ verses }: { verses: readonly LearnedVerse[] }) {
  const timeZone = useTimeZone();
  const leaving = useAction({
    mutationFn: (id: string) => call(memory.set, { body: { id, learned: false } }),
    failure: 'The verse is still there: it could not be taken away. Please try again.',
    onSuccess: (_, id) => {
      queryClient.setQueryData(learnedVerses.queryKey, (cached) =>
        cached ? { verses: cached.verses.filter((verse) => verse.id !== id) } : cached,
      );
      queryClient.invalidateQueries({ queryKey: studyPlan.queryKey });
    },
  });
  return (
    <section className={styles.list} aria-labelledby="verses">
      <h2 id="verses">Verses you learn</h2>
      {verses.length === 0 ? (
        <p className="soft">
          Open any passage of Scripture and choose “Learn this verse”: it comes back here, a day later and
          then after longer and longer pauses.
        </p>
      ) : (
        <ul>
          {verses.map(({ id, dueAt, isDue }) => {
            const reference = referenceOfVerse(id);
            return (
              <li key={id}>
                <Link to={paths.scripture(reference)} className="reference">
                  {reference}
                </Link>
                <span className="soft">
                  {isDue ? 'due now' : `comes back ${dueInWords(dueAt, new Date(), timeZone)}`}
                </span>
                <button type="button" aria-label={`Leave ${reference}`} onClick={() => leaving.mutate(id)}>
                  Leave
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
