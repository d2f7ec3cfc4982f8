import type { Subscription } from '@apologia/contract';
import { Link, PremiumBadge, paths, useDay } from '@apologia/kit';
import { useRef } from 'react';
import { planName } from '../planNames.ts';
import { CancelSubscription } from './CancelSubscription.tsx';
import styles from './MySubscription.module.css';

/** A subscription: its plan, from when to when it runs, and what happens then. */
export function MySubscription({ subscription }: { subscription: Subscription }) {
  const title = useRef<HTMLHeadingElement>(null);
  const { plan, startsAt, endsAt, cancelledAt } = subscription;
  return (
    <section className={styles.mine} aria-labelledby="my-subscription">
      <div className={styles.heading}>
        <h2 id="my-subscription" ref={title} tabIndex={-1} className={styles.title}>
          Everything is open to you
        </h2>
        <PremiumBadge />
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>Plan</dt>
          <dd>{planName(plan)}</dd>
        </div>
        <Day term="Started" at={startsAt} />
        <Day term="Ends" at={endsAt} />
        {cancelledAt && <Day term="Cancelled" at={cancelledAt} />}
      </dl>
      <p className={styles.after}>
        {afterwards(subscription)} <Link to={paths.practice}>Go to the practice room</Link>
      </p>
      <CancelSubscription subscription={subscription} onCancelled={() => title.current?.focus()} />
    </section>
  );
}

function Day({ term, at }: { term: string; at: string }) {
  const day = useDay();
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        <time dateTime={at}>{day(at)}</time>
      </dd>
    </div>
  );
}

function afterwards({ cancelledAt, cause }: Subscription): string {
  const then = 'you are on the Free plan again, and what you have completed stays yours.';
  if (cancelledAt) return `You have cancelled. Everything stays open until it ends; then ${then}`;
  const paid = cause === 'demo' ? 'You have it for trying out: nothing was paid.' : 'It is paid for once.';
  return `${paid} It does not renew by itself. When it ends, ${then}`;
}
