import { RegionBoundary, session, useQuery, useSuspenseQuery } from '@apologia/kit';
import { useFocusAfter } from '@apologia/kit/focus';
import { useRef } from 'react';
import { myReview } from '../queries.ts';
import { OwnReview } from './OwnReview.tsx';
import { FormSkeleton } from './ReviewSkeletons.tsx';
import { VisitorForm } from './VisitorForm.tsx';
import { WriteReview } from './WriteReview.tsx';
import styles from './YourReview.module.css';

/** The learner's own review, or the form for it. */
export function YourReview() {
  const title = useRef<HTMLHeadingElement>(null);
  const focusAfter = useFocusAfter();
  const { data: learner } = useQuery(session);
  // Only listens: the part below reads the review, and only for learners.
  const { data: mine } = useQuery({ ...myReview, enabled: false });
  return (
    <section aria-labelledby="your-review">
      <h2 id="your-review" ref={title} tabIndex={-1} className={styles.title}>
        {learner && mine?.review ? 'Your review' : 'Write a Review'}
      </h2>
      <RegionBoundary skeleton={<FormSkeleton />}>
        <ForReader onChanged={() => focusAfter(title)} />
      </RegionBoundary>
    </section>
  );
}

/** @param onChanged called when a review was written, changed or deleted */
function ForReader({ onChanged }: { onChanged: () => void }) {
  const { data: learner } = useSuspenseQuery(session);
  return learner ? <ForLearner onChanged={onChanged} /> : <VisitorForm />;
}

function ForLearner({ onChanged }: { onChanged: () => void }) {
  const { data: mine } = useSuspenseQuery(myReview);
  return mine.review ? (
    <OwnReview review={mine.review} onChanged={onChanged} />
  ) : (
    <WriteReview onSent={onChanged} />
  );
}
