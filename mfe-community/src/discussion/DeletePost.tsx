import { type AskedQuestion, discussion, type GivenAnswer } from '@apologia/contract';
import { call, toast, useAction } from '@apologia/kit';
import { Confirm } from '@apologia/kit/confirm';
import { useContext } from 'react';
import { keptIfReportedNote } from '../moderation/evidence.ts';
import { FocusOn } from '../writing/FocusOn.ts';
import { countAnswersToLoad, removeAnswer, removeQuestion, updateQuestion } from './cache.ts';
import styles from './Discussion.module.css';
import { discussionHeading, headingOf } from './headings.ts';

interface DeletePostProps {
  post: AskedQuestion | GivenAnswer;
  questionId: string;
  onKeep: () => void;
}

export function DeletePost({ post, questionId, onKeep }: DeletePostProps) {
  const focusOn = useContext(FocusOn);
  const deleting = useAction({
    mutationFn: () => call(discussion.remove, { params: { id: post.id } }),
    onSuccess({ isWithdrawn }) {
      const isQuestion = post.id === questionId;
      if (!isQuestion) removeAnswer(questionId, post);
      else if (isWithdrawn) updateQuestion(post.id, () => ({ isWithdrawn, text: '', userName: '' }));
      else removeQuestion(post.id);
      focusOn(isQuestion && !isWithdrawn ? discussionHeading : headingOf(questionId));
      toast({ title: 'Deleted', description: 'Nobody reads it here any more.' });
    },
    failure: 'It could not be deleted. Please try again.',
  });
  return (
    <div className={styles.editing}>
      <Confirm yes="Delete" isPending={deleting.isPending} onYes={() => deleting.mutate()} onNo={onKeep}>
        {questionToAsk(post)} {keptIfReportedNote}
      </Confirm>
    </div>
  );
}

function questionToAsk(post: AskedQuestion | GivenAnswer): string {
  if (!('answerCount' in post)) return 'Delete your answer?';
  return post.answers.some(({ isOwn }) => !isOwn) || countAnswersToLoad(post) > 0
    ? 'Delete your question? The answers of others stay, without your words and your name.'
    : 'Delete your question?';
}
