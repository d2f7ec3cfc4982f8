import { discussion, limits } from '@apologia/contract';
import { Button, call, Link, paths, queryClient, useSuspenseQuery } from '@apologia/kit';
import { useFocusOn } from '@apologia/kit/focus';
import { useShowMore } from '@apologia/kit/showMore';
import { EmptyMark } from '../EmptyMark.tsx';
import { followedQuestions } from '../queries.ts';
import { FocusOn } from '../writing/FocusOn.ts';
import styles from './Discussion.module.css';
import { discussionHeading, headingOf } from './headings.ts';
import { QuestionEntry } from './QuestionEntry.tsx';

/** The questions that the learner follows, the one that was answered last first. */
export function FollowedQuestions() {
  const { questions } = useSuspenseQuery(followedQuestions).data;
  const focusOn = useFocusOn();
  const { isWhole, button } = useShowMore({
    entries: questions,
    pageSize: limits.questionsOnAPage,
    fetchPage: async (before) => (await call(discussion.followed, { query: { before } })).questions,
    onFetched: (added) =>
      queryClient.setQueryData(
        followedQuestions.queryKey,
        (page) => page && { ...page, questions: [...page.questions, ...added] },
      ),
    headingOf,
    failure: 'They could not be loaded. Please try again.',
  });
  if (questions.length === 0) {
    return (
      <div className={styles.empty}>
        <EmptyMark mark="question" />
        <p>
          You follow no question yet. At the end of <Link to={paths.dashboard}>any lesson</Link> you can ask
          one, or follow another’s.
        </p>
      </div>
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
        <Button {...button} variant="soft" color="gray" className={styles.more}>
          Show more questions
        </Button>
      )}
    </FocusOn>
  );
}
