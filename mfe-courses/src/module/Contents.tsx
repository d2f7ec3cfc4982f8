import type { ModuleSummary } from '@apologia/contract';
import { Button } from '@apologia/kit';
import { Check } from 'lucide-react';
import { LessonList } from '../components/LessonList.tsx';
import { ToLesson } from '../components/ToLesson.tsx';
import styles from './Contents.module.css';

/** The module's lessons, and the way into the first that is not completed. */
export function Contents({ module: { lessons, userProgress } }: { module: ModuleSummary }) {
  if (lessons.length === 0) return <p className="soft">The lessons of this module are being written.</p>;
  const next = lessons.find((lesson) => !lesson.completed);
  return (
    <section className={styles.contents} aria-labelledby="lessons">
      <h2 id="lessons" className={styles.heading}>
        Lessons
      </h2>
      <LessonList lessons={lessons} />
      {next ? (
        <Button asChild size="3">
          <ToLesson id={next.id} className={styles.start}>
            {userProgress.started ? 'Continue' : 'Start Learning'}
          </ToLesson>
        </Button>
      ) : (
        <p className={styles.done}>
          <Check size={20} aria-hidden="true" />
          All lessons completed
        </p>
      )}
    </section>
  );
}
