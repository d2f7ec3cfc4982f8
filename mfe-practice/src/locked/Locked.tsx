import type { WorldviewCard } from '@apologia/contract';
import { Button, Link, paths } from '@apologia/kit';
import { PastLink } from '../past/PastLink.tsx';
import { Tips } from '../room/Tips.tsx';
import styles from './Locked.module.css';

interface LockedProps {
  worldviews: WorldviewCard[];
  /** Whether the learner talked here while they had Premium. */
  hasPast: boolean;
}

/** The practice room as a free learner sees it: what is in it, and one way in. */
export function Locked({ worldviews, hasPast }: LockedProps) {
  return (
    <div className={styles.locked}>
      <section className={styles.offer} aria-labelledby="practice-locked">
        <h2 id="practice-locked">A place to try your answers first</h2>
        <p>
          It is one thing to follow an argument in a lesson and another to give it across a table. In the
          practice room, which is part of Premium, a guided partner puts the strongest objection of one
          worldview to you and presses it from new sides. Afterwards you see in your own words what you did
          well. Nothing is graded, and you may begin again as often as you like.
        </p>
        <Button size="3" asChild>
          <Link to={paths.subscription}>Upgrade to Premium</Link>
        </Button>
        {hasPast && (
          <p>
            What you said here before is kept for you, and you can delete it at any time. <PastLink />
          </p>
        )}
      </section>
      <section aria-labelledby="practice-partners">
        <h2 id="practice-partners" className={styles.title}>
          Whom you can talk with
        </h2>
        <dl className={styles.partners}>
          {worldviews.map(({ id, name, description }) => (
            <div key={id} className={styles.partner}>
              <dt>{name}</dt>
              <dd>{description}</dd>
            </div>
          ))}
        </dl>
      </section>
      <Tips />
    </div>
  );
}
