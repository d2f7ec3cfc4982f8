import { Button, counted, Link, paths } from '@apologia/kit';
import styles from './ResumeCard.module.css';

/** For a learner who has finished every module that is open to them. */
export function AllFinished({ isPremium, due }: { isPremium: boolean; due: number }) {
  const review = {
    to: paths.dailyReview,
    label: due > 0 ? `Review ${counted(due, 'question')}` : 'Daily review',
  };
  const way = isPremium || due > 0 ? review : { to: paths.subscription, label: 'See what Premium opens' };
  return (
    <>
      <div>
        <p className="eyebrow">Well done</p>
        <h2 id="resume">
          {isPremium ? 'You have finished every module.' : 'You have finished every module that is free.'}
        </h2>
        <p className={styles.facts}>
          What you have learned stays with you by review, and every lesson is here to be read again.
        </p>
        <p className={styles.due}>
          <Link to={paths.resources}>Read on in the Resource Library</Link>
        </p>
      </div>
      <Button asChild size="4" className={styles.action}>
        <Link to={way.to}>{way.label}</Link>
      </Button>
    </>
  );
}
