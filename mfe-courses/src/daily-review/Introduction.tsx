import type { DailyReview } from '@apologia/contract';
import { Button, counted, Page } from '@apologia/kit';
import styles from './Introduction.module.css';

/** The number of questions due, how long they take, and what the review is for. */
export function Introduction({ review, onBegin }: { review: DailyReview; onBegin: () => void }) {
  const { due, minutes, items } = review;
  return (
    <Page
      measure="reading"
      title="Daily Review"
      lead={`${counted(items.length, 'question')}, about ${counted(minutes, 'minute')}.`}
    >
      <div className={styles.about}>
        <p>
          You missed {items.length === 1 ? 'this one' : 'these'} once. A question comes back a day later; each
          time you know it, it stays away longer, and each time you do not, it returns soon. A few minutes a
          day are enough.
        </p>
        {due > items.length && (
          <p className="soft">
            {due} are due in all. This is one session; the others will wait for the next.
          </p>
        )}
      </div>
      <Button size="3" onClick={onBegin}>
        Begin
      </Button>
    </Page>
  );
}
