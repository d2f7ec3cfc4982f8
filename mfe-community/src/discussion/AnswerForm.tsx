import { type AskedQuestion, discussion, type GivenAnswer, limits } from '@apologia/contract';
import { call, toast } from '@apologia/kit';
import { useContext } from 'react';
import { waitsForModerator } from '../moderation/HiddenNote.tsx';
import { FocusOn } from '../writing/FocusOn.ts';
import { PostForm } from '../writing/PostForm.tsx';
import { appendAnswers, countAnswersToLoad, updateQuestion } from './cache.ts';
import { headingOf } from './headings.ts';

interface AnswerFormProps {
  name: string;
  question: AskedQuestion;
  takesFocus: boolean;
  onAnswered: () => void;
  onCancel: () => void;
}

/** Appends the learner's answer behind those that others have given since the page was loaded. */
async function appendOwnAnswer({ id, answers }: AskedQuestion, answer: GivenAnswer): Promise<void> {
  const after = answers.at(-1)?.cursor;
  const newAnswers = await call(discussion.answers, { params: { id }, query: { after } }).catch(() => [
    answer,
  ]);
  const areLast = newAnswers.length < limits.answersOnAPage;
  appendAnswers(id, areLast ? newAnswers : [answer], areLast);
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
        const left = countAnswersToLoad(question);
        const answer = await call(discussion.answer, { params: { id }, body: { text } });
        if (!answer.isHidden) updateQuestion(id, ({ answerCount }) => ({ answerCount: answerCount + 1 }));
        updateQuestion(id, () => ({ isFollowed: true }));
        // Else it comes with the answers that are not loaded yet.
        if (left === 0) await appendOwnAnswer(question, answer);
        onAnswered();
        toast({
          title: 'Answered',
          description: answer.isHidden
            ? waitsForModerator
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
