import { type AskedQuestion, discussion, type GivenAnswer, limits } from '@apologia/contract';
import { call, toast } from '@apologia/kit';
import { useContext } from 'react';
import { waits } from '../moderation/HiddenNote.tsx';
import { FocusOn } from '../writing/FocusOn.ts';
import { PostForm } from '../writing/PostForm.tsx';
import { headingOf } from './headings.ts';
import { addAnswers, changeQuestion, unknownAnswers } from './known.ts';

interface AnswerFormProps {
  name: string;
  question: AskedQuestion;
  takesFocus: boolean;
  onAnswered: () => void;
  onCancel: () => void;
}

/** Shows an answer behind those that others have given since the page came. */
async function show({ id, answers }: AskedQuestion, answer: GivenAnswer): Promise<void> {
  const after = answers.at(-1)?.cursor;
  const since = await call(discussion.answers, { params: { id }, query: { after } }).catch(() => [answer]);
  const areLast = since.length < limits.answersOnAPage;
  addAnswers(id, areLast ? since : [answer], areLast);
}

export function AnswerForm({ name, question, takesFocus, onAnswered, onCancel }: AnswerFormProps) {
  const { id, isOwn, userName } = question;
  const focusOn = useContext(FocusOn);
  return (
    <PostForm
      name={name}
      label={isOwn ? 'Your answer to your own question' : `Your answer to ${userName}`}
      placeholder="What would you say, and why?"
      send="Answer"
      takesFocus={takesFocus}
      onSend={async (text) => {
        const left = unknownAnswers(question);
        const answer = await call(discussion.answer, { params: { id }, body: { text } });
        if (!answer.isHidden) changeQuestion(id, ({ answerCount }) => ({ answerCount: answerCount + 1 }));
        // It comes behind those that are not known yet, when they do.
        if (left === 0) await show(question, answer);
        onAnswered();
        toast({
          title: 'Answered',
          description: answer.isHidden
            ? waits
            : left
              ? 'Your answer stands behind those not shown yet.'
              : 'Your answer is in the list.',
        });
        focusOn(headingOf(left ? id : answer.id));
      }}
      onCancel={onCancel}
    />
  );
}
