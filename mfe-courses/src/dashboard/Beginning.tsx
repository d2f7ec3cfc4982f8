import { Button, Emblem, minutes, useSuspenseQuery } from '@apologia/kit';
import { ToLesson } from '../components/ToLesson.tsx';
import { studyPlan } from '../daily-review/queries.ts';
import { GoalChoice } from '../goal/GoalChoice.tsx';
import { useGoal } from '../goal/useGoal.ts';
import { fourQuestions } from '../subject/fourQuestions.ts';
import styles from './Beginning.module.css';
import { progressReport } from './queries.ts';

/** A question to begin with, the lesson that takes it up, and how often the learner means to study. */
export function Beginning() {
  const { resume } = useSuspenseQuery(progressReport).data;
  if (!resume?.lesson) return null;
  const { lesson, moduleTitle, subcategory, lessonCount } = resume;
  const isTruth = subcategory === fourQuestions.truth;
  return (
    <div className={styles.beginning}>
      <section className={styles.question} aria-labelledby="first-question">
        {isTruth && (
          <span className={styles.mark}>
            <Emblem question="truth" size={52} />
          </span>
        )}
        <h2 id="first-question">{isTruth ? `${subcategory}?` : moduleTitle}</h2>
        {isTruth && (
          <p className="soft">The first of four questions, each of them resting on the one before.</p>
        )}
      </section>
      <section className={styles.lesson} aria-labelledby="first-lesson">
        <p className="eyebrow">Your first lesson</p>
        <h3 id="first-lesson" className={styles.title}>
          {lesson.title}
        </h3>
        <p className={styles.facts}>
          {moduleTitle} · Lesson {lesson.position} of {lessonCount} · {minutes(lesson.minutes)}
        </p>
        <Button asChild size="3" className={styles.start}>
          <ToLesson id={lesson.id} aria-describedby="first-lesson">
            Start Learning
          </ToLesson>
        </Button>
      </section>
      <Goal />
    </div>
  );
}

function Goal() {
  const { data: plan } = useSuspenseQuery(studyPlan);
  const { goal, setGoal } = useGoal(plan);
  return (
    <section className={styles.goal} aria-label="Your goal">
      <p className="soft">How often would you like to study?</p>
      <GoalChoice goal={goal} onChange={setGoal} />
    </section>
  );
}
