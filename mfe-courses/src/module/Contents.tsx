import type { ModuleSummary } from '@apologia/contract';
import { Button } from '@apologia/kit';
import { Achieved } from '../components/Achieved.tsx';
import { LessonList } from '../components/LessonList.tsx';
import { ToLesson } from '../components/ToLesson.tsx';
import styles from './Contents.module.css';
import { knowledgeCheckId } from './knowledgeCheckId.ts';

/** The module's lessons, and the way into what comes next. */
export function Contents({ module }: { module: ModuleSummary }) {
  const { lessons } = module;
  return (
    <section className={styles.contents} aria-labelledby="lessons">
      <h2 id="lessons" className={styles.heading}>
        Lessons
      </h2>
      {lessons.length > 0 ? (
        <LessonList lessons={lessons} />
      ) : (
        <p className="soft">The lessons of this module are being written.</p>
      )}
      <div className={styles.next}>
        <NextStep module={module} />
      </div>
    </section>
  );
}

/** The first lesson that is not completed; after the last one the Knowledge Check. */
function NextStep({ module: { lessons, userProgress } }: { module: ModuleSummary }) {
  const next = lessons.find((lesson) => !lesson.completed);
  if (next)
    return (
      <Button asChild size="3">
        <ToLesson id={next.id}>{userProgress.started ? 'Continue' : 'Start Learning'}</ToLesson>
      </Button>
    );
  if (lessons.length === 0) return null;
  if (userProgress.completed) return <Achieved>All lessons completed</Achieved>;
  return (
    <Button asChild size="3">
      <a href={`#${knowledgeCheckId}`}>To the Knowledge Check</a>
    </Button>
  );
}
