import type { GivenAnswer } from '@apologia/contract';
import { HiddenNote } from '../moderation/HiddenNote.tsx';
import { Report } from '../moderation/Report.tsx';
import actions from '../writing/Actions.module.css';
import { Byline } from './Byline.tsx';
import { HelpfulButton } from './HelpfulButton.tsx';
import { OwnPostActions } from './OwnPostActions.tsx';
import { PostText } from './PostText.tsx';

interface AnswerEntryProps {
  answer: GivenAnswer;
  questionId: string;
}

export function AnswerEntry({ answer, questionId }: AnswerEntryProps) {
  const { id, userName, text, isOwn, isHidden, isWaiting } = answer;
  const about = isOwn ? 'your answer' : `${userName}’s answer`;
  return (
    <li>
      <Byline post={answer} verb="answers" level={4} />
      {isHidden && <HiddenNote isWaiting={isWaiting} />}
      <PostText>{text}</PostText>
      <div className={actions.row}>
        <HelpfulButton answer={answer} questionId={questionId} about={about} />
        {isOwn ? (
          <OwnPostActions post={answer} questionId={questionId} about={about} />
        ) : (
          <Report id={id} what={about} />
        )}
      </div>
    </li>
  );
}
