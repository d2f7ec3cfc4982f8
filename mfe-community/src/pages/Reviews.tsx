import { BareHeader, Link, Page, paths, RegionBoundary } from '@apologia/kit';
import { ReviewList } from '../reviews/ReviewList.tsx';
import { ListSkeleton, SummarySkeleton } from '../reviews/ReviewSkeletons.tsx';
import { Summary } from '../reviews/Summary.tsx';
import { YourReview } from '../reviews/YourReview.tsx';
import styles from './Reviews.module.css';

/** A document of its own, so it brings its header and its `<main>`. */
export default function Reviews() {
  return (
    <>
      <BareHeader measure="reading" visitor={<Link to={paths.auth(paths.reviews)}>Sign In</Link>} />
      <main id="content" tabIndex={-1} className={styles.main}>
        <Page
          measure="reading"
          title="Reviews"
          lead="What learners say about studying here, in their own words. Yours helps the next one decide."
        >
          <YourReview />
          <section aria-labelledby="all-reviews" className={styles.list}>
            <h2 id="all-reviews">All reviews</h2>
            <RegionBoundary skeleton={<SummarySkeleton />}>
              <Summary />
            </RegionBoundary>
            <RegionBoundary skeleton={<ListSkeleton />}>
              <ReviewList />
            </RegionBoundary>
          </section>
        </Page>
      </main>
    </>
  );
}
