import { Link, paths, Referenced, useSuspenseQuery } from '@apologia/kit';
import { confidenceInWords } from '../confidence.ts';
import { debriefOf } from '../queries.ts';
import styles from './Debrief.module.css';
import { MoveCheck } from './MoveCheck.tsx';
import { RaisedObjection } from './RaisedObjection.tsx';

/** Five moves one can point at, and how each objection was met. */
export function DebriefContent({ id }: { id: string }) {
  const { data } = useSuspenseQuery(debriefOf(id));
  const { worldview, checks, objections, confidence } = data;
  return (
    <>
      <p className={styles.sure}>{howItMoved(confidence)}</p>
      <section className={styles.part} aria-labelledby="five-moves">
        <h3 id="five-moves">Five things to look for</h3>
        <p className={styles.about}>
          <Referenced>What 1 Peter 3:15 asks of an answer, in five things one can point at.</Referenced>
        </p>
        <ul>
          {checks.map((check) => (
            <MoveCheck key={check.move} check={check} conversation={id} />
          ))}
        </ul>
      </section>
      <section className={styles.part} aria-labelledby="objections-met">
        <h3 id="objections-met">What was on the table</h3>
        {objections.some(({ isInReview }) => isInReview) && (
          <p className={styles.about}>
            What went unanswered comes up in your <Link to={paths.dailyReview}>Daily review</Link>.
          </p>
        )}
        <ul>
          {objections.map((objection) => (
            <RaisedObjection
              key={objection.id}
              objection={objection}
              worldview={worldview}
              conversation={id}
            />
          ))}
        </ul>
      </section>
    </>
  );
}

function howItMoved({ before, after }: { before: number; after: number }): string {
  const [first, last] = [confidenceInWords(before), confidenceInWords(after)];
  if (first === last) return `Your partner was ${first} at the start, and still is.`;
  return `Your partner was ${first} at the start, and ${last} at the end.`;
}
