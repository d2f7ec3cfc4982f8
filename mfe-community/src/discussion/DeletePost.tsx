import { type AskedQuestion, discussion, type GivenAnswer } from '@apologia/contract';
import { Button, call, toast, useMutation } from '@apologia/kit';
import { type KeyboardEvent, useContext, useEffect, useId, useRef } from 'react';
import actions from '../writing/Actions.module.css';
import { FocusOn } from '../writing/FocusOn.ts';
import { refused } from '../writing/refused.ts';
import styles from './Discussion.module.css';
import { discussionHeading, headingOf } from './headings.ts';
import { changeQuestion, forgetAnswer, forgetQuestion } from './known.ts';

interface DeletePostProps {
  post: AskedQuestion | GivenAnswer;
  questionId: string;
  onKeep: () => void;
}

/** Asked once, where the button was: what is deleted does not come back. */
export function DeletePost({ post, questionId, onKeep }: DeletePostProps) {
  const keepButton = useRef<HTMLButtonElement>(null);
  const id = useId();
  const focusOn = useContext(FocusOn);
  useEffect(() => keepButton.current?.focus(), []);
  const deleting = useMutation({
    mutationFn: () => call(discussion.remove, { params: { id: post.id } }),
    onSuccess({ isWithdrawn }) {
      const isQuestion = post.id === questionId;
      if (!isQuestion) forgetAnswer(questionId, post);
      else if (isWithdrawn) changeQuestion(post.id, () => ({ isWithdrawn, text: '', userName: '' }));
      else forgetQuestion(post.id);
      focusOn(isQuestion && !isWithdrawn ? discussionHeading : headingOf(questionId));
      toast({ title: 'Deleted', description: 'Nobody reads it here any more.' });
    },
    onError: (error) => refused(error, 'It could not be deleted. Please try again.'),
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !deleting.isPending) onKeep();
  };
  return (
    <fieldset className={`${actions.actions} ${styles.editing}`} aria-labelledby={id} onKeyDown={onKeyDown}>
      <p id={id} className={actions.question}>
        {questionToAsk(post)}
      </p>
      <Button className={actions.action} loading={deleting.isPending} onClick={() => deleting.mutate()}>
        Delete
      </Button>
      <Button
        ref={keepButton}
        variant="soft"
        color="gray"
        className={actions.action}
        disabled={deleting.isPending}
        onClick={onKeep}
      >
        Keep it
      </Button>
    </fieldset>
  );
}

function questionToAsk(post: AskedQuestion | GivenAnswer): string {
  if (!('answerCount' in post)) return 'Delete your answer?';
  return post.answerCount > 0
    ? 'Delete your question? The answers of others stay, without your words and your name.'
    : 'Delete your question?';
}
