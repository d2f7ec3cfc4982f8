import { discussion, limits } from '@apologia/contract';
import { call, Link, paths, queryClient, useSuspenseQuery } from '@apologia/kit';
import { useState } from 'react';
import { followedQuestions } from '../queries.ts';
import { FocusOn, useFocusOn } from '../writing/FocusOn.ts';
import styles from './Discussion.module.css';
import { discussionHeading, headingOf } from './headings.ts';
import { unknownOf } from './known.ts';
import { More } from './More.tsx';
import { QuestionEntry } from './QuestionEntry.tsx';

/** The questions that the learner follows, those that moved last first. */
export function FollowedQuestions() {
  const { questions } = useSuspenseQuery(followedQuestions).data;
  const [isWhole, setWhole] = useState(questions.length < limits.questionsOnAPage);
  const focusOn = useFocusOn();
  const last = questions.at(-1);
  if (!last) {
    return (
      <p className={styles.empty}>
        You follow no question yet. At the end of <Link to={paths.dashboard}>any lesson</Link> you can ask
        one, or follow another’s.
      </p>
    );
  }
  return (
    <FocusOn value={focusOn}>
      <h2 id={discussionHeading} tabIndex={-1} className="visually-hidden">
        Questions
      </h2>
      <ul aria-label="Asked by learners">
        {questions.map((question) => (
          <QuestionEntry key={question.id} question={question}>
            <p className="eyebrow">
              <Link to={paths.discussion(question.lesson.id)}>{question.lesson.title}</Link>
            </p>
          </QuestionEntry>
        ))}
      </ul>
      {!isWhole && (
        <More
          label="Show more questions"
          ask={() => call(discussion.followed, { query: { before: last.cursor } })}
          onCame={({ questions: more }) => {
            queryClient.setQueryData(
              followedQuestions.queryKey,
              (page) =>
                page && {
                  ...page,
                  questions: [...page.questions, ...unknownOf(more, page.questions)],
                },
            );
            setWhole(more.length < limits.questionsOnAPage);
            focusOn(headingOf((more[0] ?? last).id));
          }}
        />
      )}
    </FocusOn>
  );
}
