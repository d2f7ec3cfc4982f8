import { Page, RegionBoundary } from '@apologia/kit';
import { FollowedQuestions } from '../discussion/FollowedQuestions.tsx';
import { QuestionsSkeleton } from '../discussion/QuestionsSkeleton.tsx';

export default function Questions() {
  return (
    <Page
      measure="reading"
      title="Questions You Follow"
      lead="What you asked under the lessons, and what you would like to see answered."
    >
      <RegionBoundary skeleton={<QuestionsSkeleton />}>
        <FollowedQuestions />
      </RegionBoundary>
    </Page>
  );
}
