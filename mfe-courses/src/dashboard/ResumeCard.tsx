import type { Resume } from '@apologia/contract';
import { Button, counted, Link, Meter, minutes, paths, Skeleton, useSuspenseQuery } from '@apologia/kit';
import { ToLesson } from '../components/ToLesson.tsx';
import { studyPlan } from '../daily-review/queries.ts';
import { knowledgeCheckId } from '../module/knowledgeCheckId.ts';
import { subjectTitle } from '../subjects.ts';
import { AllFinished } from './AllFinished.tsx';
import { progressReport } from './queries.ts';
import styles from './ResumeCard.module.css';

/** Where to go on: the lesson, where it stands, what is left of its module, and what is due for review. */
export function ResumeCard({ isPremium }: { isPremium: boolean }) {
  const { data, isFetching } = useSuspenseQuery(progressReport);
  const { due } = useSuspenseQuery(studyPlan).data.review;
  const { resume } = data;
  // What was next before the last lesson is not next any more.
  if (isFetching) return <Skeleton className={styles.skeleton} />;
  return (
    <section className={styles.resume} aria-labelledby="resume">
      {resume ? <GoOn resume={resume} due={due} /> : <AllFinished isPremium={isPremium} due={due} />}
    </section>
  );
}

function GoOn({ resume, due }: { resume: Resume; due: number }) {
  const { lesson, category, moduleId, moduleTitle, lessonCount, completedCount, started } = resume;
  const label = started ? 'Continue' : 'Start Learning';
  return (
    <>
      <div>
        <p className="eyebrow">
          {subjectTitle(category)} · {moduleTitle}
        </p>
        <h2 id="resume">{lesson?.title ?? 'Knowledge Check'}</h2>
        <p className={styles.facts}>{factsOf(resume)}</p>
        {lesson?.place && <p className={styles.facts}>{stoppedAt(lesson.place)}</p>}
        <div className={styles.meter}>
          <Meter
            value={lessonCount === 0 ? 0 : Math.round((100 * completedCount) / lessonCount)}
            label={`${moduleTitle}: lessons completed`}
          />
        </div>
        {due > 0 && (
          <p className={styles.due}>
            <Link to={paths.dailyReview}>{counted(due, 'question')} due for review</Link>
          </p>
        )}
      </div>
      <Button asChild size="4" className={styles.action}>
        {lesson ? (
          <ToLesson id={lesson.id} goesOn={lesson.place !== null} aria-describedby="resume">
            {label}
          </ToLesson>
        ) : (
          <Link to={`${paths.module(moduleId)}#${knowledgeCheckId}`} aria-describedby="resume">
            {label}
          </Link>
        )}
      </Button>
    </>
  );
}

type StoppedAt = NonNullable<NonNullable<Resume['lesson']>['place']>;

/** Where in the lesson. @example 'You stopped at “The second wall”, 60% of the way through.' */
const stoppedAt = ({ heading, percent }: StoppedAt) =>
  `You stopped ${heading ? `at “${heading}”, ` : ''}${percent}% of the way through.`;

/** Where the next step stands in its module, and how long what is left will take. */
function factsOf({ lesson, lessonCount, completedCount, minutesLeft }: Resume): string {
  if (!lesson)
    return `All ${counted(completedCount, 'lesson')} completed. This is the last step of the module.`;
  const facts = [`Lesson ${lesson.position} of ${lessonCount}`, minutes(lesson.minutes)];
  if (minutesLeft > lesson.minutes) facts.push(`${minutes(minutesLeft)} left in this module`);
  return facts.join(' · ');
}
