import { type DailyReview, limits } from '@apologia/contract';
import { Button, counted, Page } from '@apologia/kit';
import styles from './Introduction.module.css';

interface IntroductionProps {
  review: DailyReview;
  /** How many verses are due. */
  verses: number;
  onBegin: () => void;
}

/** How much is due, how long it takes, and what the review is for. */
export function Introduction({ review, verses, onBegin }: IntroductionProps) {
  const { due, items } = review;
  const minutes = Math.ceil(((items.length + verses) * limits.reviewQuestionSeconds) / 60);
  const parts = [
    ...(items.length > 0 ? [counted(items.length, 'question')] : []),
    ...(verses > 0 ? [counted(verses, 'verse')] : []),
  ];
  return (
    <Page
      measure="reading"
      title="Daily Review"
      lead={`${parts.join(' and ')}, about ${counted(minutes, 'minute')}.`}
    >
      <div className={styles.about}>
        {items.length > 0 && (
          <p>
            You missed {items.length === 1 ? 'this one' : 'these'} once. A question comes back a day later;
            each time you know it, it stays away longer, and each time you do not, it returns soon. A few
            minutes a day are enough.
          </p>
        )}
        {verses > 0 && (
          <p>
            A verse that you learn by heart comes back a day later, then after longer and longer pauses. Say
            it, look, and say whether you knew it.
          </p>
        )}
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
