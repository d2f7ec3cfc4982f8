import { discussion, limits } from '@apologia/contract';
import { call, Link, paths, queryClient, useSuspenseQuery } from '@apologia/kit';
import { useState } from 'react';
import { lessonQuestions } from '../queries.ts';
import { FocusOn, useFocusOn } from '../writing/FocusOn.ts';
import { Ask } from './Ask.tsx';
import styles from './Discussion.module.css';
import { discussionHeading, headingOf } from './headings.ts';
import { More } from './More.tsx';
import { QuestionEntry } from './QuestionEntry.tsx';

/** The questions under a lesson, the newest first, as many as were asked for. */
export function LessonQuestions({ lessonId }: { lessonId: string }) {
  const list = lessonQuestions(lessonId);
  const { questions, newsCount } = useSuspenseQuery(list).data;
  const [isWhole, setWhole] = useState(questions.length < limits.questionsOnAPage);
  const focusOn = useFocusOn();
  const last = questions.at(-1);
  return (
    <FocusOn value={focusOn}>
      <div className={styles.head}>
        <h2 id={discussionHeading} tabIndex={-1} className={styles.title}>
          Discussion
        </h2>
        <Link to={paths.questions} className="small">
          Questions you follow{newsCount > 0 && ` (${newsCount} with new answers)`}
        </Link>
      </div>
      <p className={styles.lead}>
        {last
          ? `What others asked about this lesson, and what they were answered.`
          : 'Nobody has asked about this lesson yet. If something is left open for you, it is for others too.'}
      </p>
      <Ask lessonId={lessonId} />
      {last && (
        <ul className={styles.list} aria-label="Asked by learners">
          {questions.map((question) => (
            <QuestionEntry key={question.id} question={question} />
          ))}
        </ul>
      )}
      {last && !isWhole && (
        <More
          label="Show more questions"
          ask={() =>
            call(discussion.questions, { params: { lesson: lessonId }, query: { before: last.cursor } })
          }
          onCame={({ questions: more }) => {
            queryClient.setQueryData(
              list.queryKey,
              (page) => page && { ...page, questions: [...page.questions, ...more] },
            );
            setWhole(more.length < limits.questionsOnAPage);
            focusOn(headingOf((more[0] ?? last).id));
          }}
        />
      )}
    </FocusOn>
  );
}
