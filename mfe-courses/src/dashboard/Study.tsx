import { RegionBoundary, useSuspenseQuery } from '@apologia/kit';
import { studyPlan } from '../daily-review/queries.ts';
import { WeeklyGoal } from '../goal/WeeklyGoal.tsx';
import { ReviewCall } from './ReviewCall.tsx';
import styles from './Study.module.css';
import { StudySkeleton } from './StudySkeleton.tsx';

/** The learner's week so far, and the questions to review today. */
export function Study() {
  return (
    <div className={styles.study}>
      <RegionBoundary skeleton={<StudySkeleton />}>
        <Plan />
      </RegionBoundary>
    </div>
  );
}

function Plan() {
  const { data } = useSuspenseQuery(studyPlan);
  return (
    <div className={styles.parts}>
      <WeeklyGoal plan={data} />
      <ReviewCall review={data.review} />
    </div>
  );
}
