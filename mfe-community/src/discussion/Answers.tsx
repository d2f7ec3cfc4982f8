import { type AskedQuestion, discussion, limits } from '@apologia/contract';
import { Button, call, counted } from '@apologia/kit';
import { useShowMore } from '@apologia/kit/showMore';
import { AnswerEntry } from './AnswerEntry.tsx';
import { appendAnswers, countAnswersToLoad } from './cache.ts';
import styles from './Discussion.module.css';
import { headingOf } from './headings.ts';

/** The answers to a question that are loaded, the oldest first. */
export function Answers({ question }: { question: AskedQuestion }) {
  const { id, answers } = question;
  const left = countAnswersToLoad(question);
  const { button } = useShowMore({
    entries: answers,
    pageSize: limits.answersOnAPage,
    fetchPage: (after) => call(discussion.answers, { params: { id }, query: { after } }),
    onFetched: (added, isLast) => appendAnswers(id, added, isLast),
    headingOf,
    failure: 'They could not be loaded. Please try again.',
  });
  if (answers.length === 0) return null;
  return (
    <>
      <ul className={styles.answers} aria-label="Answers">
        {answers.map((answer) => (
          <AnswerEntry key={answer.id} answer={answer} questionId={id} />
        ))}
      </ul>
      {left > 0 && (
        <Button {...button} variant="soft" color="gray" className={styles.more}>
          Show {counted(left, 'more answer')}
        </Button>
      )}
    </>
  );
}
