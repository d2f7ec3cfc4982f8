import type { AskedQuestion } from '@apologia/contract';
import { readDraft, useStored } from '@apologia/kit/draft';
import { useFocusAfter } from '@apologia/kit/focus';
import { type ReactNode, useRef } from 'react';
import { HiddenNote } from '../moderation/HiddenNote.tsx';
import { Report } from '../moderation/Report.tsx';
import actions from '../writing/Actions.module.css';
import { TextButton } from '../writing/TextButton.tsx';
import { AnswerForm } from './AnswerForm.tsx';
import { Answers } from './Answers.tsx';
import { Byline } from './Byline.tsx';
import styles from './Discussion.module.css';
import { FollowButton } from './FollowButton.tsx';
import { OwnPostActions } from './OwnPostActions.tsx';
import { PostText } from './PostText.tsx';
import { useMarkAsSeen } from './useMarkAsSeen.ts';

interface QuestionEntryProps {
  question: AskedQuestion;
  /** Above the question. */
  children?: ReactNode;
}

/** A question with its answers, and what can be done about it. */
export function QuestionEntry({ question, children }: QuestionEntryProps) {
  const { id, userName, isOwn, isHidden, isWaiting, isWithdrawn } = question;
  const answersEnd = useRef<HTMLDivElement>(null);
  const hasNews = useMarkAsSeen(answersEnd, question);
  const draftName = `answer:${id}`;
  const [answering, setAnswering] = useStored<'no' | 'resumed' | 'yes'>('no', () =>
    readDraft(draftName) ? 'resumed' : null,
  );
  const answerButton = useRef<HTMLButtonElement>(null);
  const focusAfter = useFocusAfter();
  const about = isOwn ? 'your question' : `${userName}’s question`;
  const isOpen = !isHidden && !isWithdrawn;
  // A withdrawn question names nobody, unless its writer has left.
  const verb = isWithdrawn ? userName && 'asked' : 'asks';
  return (
    <li className={styles.entry}>
      {children}
      <Byline post={question} verb={verb} hasNews={hasNews} />
      {isHidden && <HiddenNote isWaiting={isWaiting} />}
      {isWithdrawn ? (
        <p className={styles.withdrawn}>
          {userName
            ? 'The one who asked has deleted their account, and the question with it. The answers stay.'
            : 'The one who asked has taken this question back.'}
        </p>
      ) : (
        <PostText>{question.text}</PostText>
      )}
      <div className={actions.row}>
        {isOpen && answering === 'no' && (
          <TextButton ref={answerButton} about={about} onClick={() => setAnswering('yes')}>
            Answer
          </TextButton>
        )}
        {!isHidden && <FollowButton question={question} about={about} />}
        {isOwn && !isWithdrawn && <OwnPostActions post={question} questionId={id} about={about} />}
        {!isOwn && !isWithdrawn && <Report id={id} what={about} />}
      </div>
      <Answers question={question} />
      <div ref={answersEnd} />
      {isOpen && answering !== 'no' && (
        <AnswerForm
          name={draftName}
          question={question}
          takesFocus={answering === 'yes'}
          onAnswered={() => setAnswering('no')}
          onCancel={() => {
            setAnswering('no');
            focusAfter(answerButton);
          }}
        />
      )}
    </li>
  );
}
