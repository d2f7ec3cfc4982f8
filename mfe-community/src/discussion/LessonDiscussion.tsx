import type { SlotParams } from '@apologia/contract';
import { RegionBoundary } from '@apologia/kit';
import styles from './Discussion.module.css';
import { LessonQuestions } from './LessonQuestions.tsx';
import { QuestionsSkeleton } from './QuestionsSkeleton.tsx';

/** The discussion under a lesson; the lesson's page only has a slot for it. */
export default function LessonDiscussion({ lessonId }: SlotParams['lesson-discussion']) {
  return (
    <section aria-label="Discussion" className={styles.discussion}>
      <RegionBoundary skeleton={<QuestionsSkeleton />}>
        <LessonQuestions key={lessonId} lessonId={lessonId} />
      </RegionBoundary>
    </section>
  );
}
