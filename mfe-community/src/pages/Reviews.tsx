import { BareHeader, Link, Page, paths, RegionBoundary } from '@apologia/kit';
import { useRef } from 'react';
import { ReviewForm } from '../reviews/ReviewForm.tsx';
import { ReviewList } from '../reviews/ReviewList.tsx';
import { FormSkeleton, ListSkeleton } from '../reviews/ReviewSkeletons.tsx';
import styles from './Reviews.module.css';

/** A document of its own, so it brings its header and its `<main>`. */
export default function Reviews() {
  const listTitle = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <BareHeader measure="reading" visitor={<Link to={paths.auth(paths.reviews)}>Sign In</Link>} />
      <main id="content" tabIndex={-1} className={styles.main}>
        <Page
          measure="reading"
          title="Reviews"
          lead="What learners say about studying here, in their own words. Yours helps the next one decide."
        >
          <section aria-labelledby="write-review">
            <h2 id="write-review">Write a Review</h2>
            <RegionBoundary skeleton={<FormSkeleton />}>
              <ReviewForm onSent={() => listTitle.current?.focus()} />
            </RegionBoundary>
          </section>
          <section aria-labelledby="all-reviews" className={styles.list}>
            <h2 id="all-reviews" ref={listTitle} tabIndex={-1}>
              All reviews
            </h2>
            <RegionBoundary skeleton={<ListSkeleton />}>
              <ReviewList />
            </RegionBoundary>
          </section>
        </Page>
      </main>
    </>
  );
}
