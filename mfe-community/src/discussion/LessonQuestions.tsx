import { discussion, limits } from '@apologia/contract';
import { Button, call, Link, paths, queryClient, useSuspenseQuery } from '@apologia/kit';
import { useFocusOn } from '@apologia/kit/focus';
import { useShowMore } from '@apologia/kit/showMore';
import { lessonQuestions } from '../queries.ts';
import { FocusOn } from '../writing/FocusOn.ts';
import { AskQuestion } from './AskQuestion.tsx';
import styles from './Discussion.module.css';
import { discussionHeading, headingOf } from './headings.ts';
import { QuestionEntry } from './QuestionEntry.tsx';
import { useNamedQuestion } from './useNamedQuestion.ts';

/** The questions under a lesson that are loaded, the newest first. */
export function LessonQuestions({ lessonId }: { lessonId: string }) {
  const list = lessonQuestions(lessonId);
  const { questions, newsCount } = useSuspenseQuery(list).data;
  const focusOn = useFocusOn();
  const { isWhole, button } = useShowMore({
    entries: questions,
    pageSize: limits.questionsOnAPage,
    fetchPage: async (before) =>
      (await call(discussion.questions, { params: { lesson: lessonId }, query: { before } })).questions,
    onFetched: (added) =>
      queryClient.setQueryData(
        list.queryKey,
        (page) => page && { ...page, questions: [...page.questions, ...added] },
      ),
    headingOf,
    failure: 'They could not be loaded. Please try again.',
  });
  useNamedQuestion({ questions, isWhole, onMore: button.onClick });
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
        {questions.length > 0
          ? `What others asked about this lesson, and what they were answered.`
          : 'Nobody has asked about this lesson yet. If something is left open for you, it is for others too.'}
      </p>
      <AskQuestion lessonId={lessonId} />
      {questions.length > 0 && (
        <ul className={styles.list} aria-label="Asked by learners">
          {questions.map((question) => (
            <QuestionEntry key={question.id} question={question} />
          ))}
        </ul>
      )}
      {questions.length > 0 && !isWhole && (
        <Button {...button} variant="soft" color="gray" className={styles.more}>
          Show more questions
        </Button>
      )}
    </FocusOn>
  );
}
