import { type AskedQuestion, discussion, type GivenAnswer } from '@apologia/contract';
import { call, toast, useAction } from '@apologia/kit';
import { Confirm } from '@apologia/kit/confirm';
import { useContext } from 'react';
import { keptIfReported } from '../moderation/evidence.ts';
import { FocusOn } from '../writing/FocusOn.ts';
import styles from './Discussion.module.css';
import { discussionHeading, headingOf } from './headings.ts';
import { changeQuestion, forgetAnswer, forgetQuestion, unknownAnswers } from './known.ts';

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
      if (!isQuestion) forgetAnswer(questionId, post);
      else if (isWithdrawn) changeQuestion(post.id, () => ({ isWithdrawn, text: '', userName: '' }));
      else forgetQuestion(post.id);
      focusOn(isQuestion && !isWithdrawn ? discussionHeading : headingOf(questionId));
      toast({ title: 'Deleted', description: 'Nobody reads it here any more.' });
    },
    failure: 'It could not be deleted. Please try again.',
  });
  return (
    <div className={styles.editing}>
      <Confirm yes="Delete" isPending={deleting.isPending} onYes={() => deleting.mutate()} onNo={onKeep}>
        {questionToAsk(post)} {keptIfReported}
      </Confirm>
    </div>
  );
}

function questionToAsk(post: AskedQuestion | GivenAnswer): string {
  if (!('answerCount' in post)) return 'Delete your answer?';
  return post.answers.some(({ isOwn }) => !isOwn) || unknownAnswers(post) > 0
    ? 'Delete your question? The answers of others stay, without your words and your name.'
    : 'Delete your question?';
}
