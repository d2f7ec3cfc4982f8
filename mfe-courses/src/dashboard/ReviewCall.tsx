import { limits, type StudyPlan } from '@apologia/contract';
import { Button, counted, Link, paths, useTimeZone } from '@apologia/kit';
import { dueInWords } from '../daily-review/dueInWords.ts';
import styles from './ReviewCall.module.css';

/** The number of questions due for review, and the link to them. */
export function ReviewCall({ review: { due, nextDueAt, verses } }: Pick<StudyPlan, 'review'>) {
  const timeZone = useTimeZone();
  return (
    <section aria-labelledby="daily-review">
      <h2 id="daily-review">Daily review</h2>
      {due + verses > 0 ? (
        <>
          <p className={styles.due}>{dueInParts(due, verses)} due</p>
          <p className="soft">{aboutMinutes(due + verses)}</p>
          <Button asChild size="3" variant="soft" className={styles.start}>
            <Link to={paths.dailyReview}>Start review</Link>
          </Button>
        </>
      ) : (
        <p className={styles.none}>
          {nextDueAt
            ? `Nothing is due. The next question comes back ${dueInWords(nextDueAt, new Date(), timeZone)}.`
            : 'Questions you miss in a quiz come back here, a few minutes a day, until they stay with you.'}
        </p>
      )}
    </section>
  );
}

const dueInParts = (questions: number, verses: number) =>
  [
    ...(questions > 0 ? [counted(questions, 'question')] : []),
    ...(verses > 0 ? [counted(verses, 'verse')] : []),
  ].join(' and ');

function aboutMinutes(due: number): string {
  const seconds = due * limits.reviewQuestionSeconds;
  if (seconds > limits.reviewSessionSeconds)
    return `A session takes about ${limits.reviewSessionSeconds / 60} minutes.`;
  return `About ${counted(Math.ceil(seconds / 60), 'minute')}.`;
}
