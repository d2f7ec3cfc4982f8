import type { AskedQuestion } from '@apologia/contract';
import { readDraft } from '@apologia/kit/draft';
import { useFocusAfter } from '@apologia/kit/focus';
import { type ReactNode, useRef, useState } from 'react';
import { HiddenNote } from '../moderation/HiddenNote.tsx';
import { Report } from '../moderation/Report.tsx';
import actions from '../writing/Actions.module.css';
import { Quiet } from '../writing/Quiet.tsx';
import { AnswerForm } from './AnswerForm.tsx';
import { Answers } from './Answers.tsx';
import { Byline } from './Byline.tsx';
import styles from './Discussion.module.css';
import { Follow } from './Follow.tsx';
import { Own } from './Own.tsx';
import { PostText } from './PostText.tsx';
import { useSeen } from './useSeen.ts';

interface QuestionEntryProps {
  question: AskedQuestion;
  /** What stands above it. */
  children?: ReactNode;
}

/** A question with its answers, and what can be done about it. */
export function QuestionEntry({ question, children }: QuestionEntryProps) {
  const { id, userName, isOwn, isHidden, isWaiting, isWithdrawn } = question;
  const answersEnd = useRef<HTMLDivElement>(null);
  const hasNews = useSeen(answersEnd, question);
  const draft = `answer:${id}`;
  const [answering, setAnswering] = useState<'no' | 'resumed' | 'yes'>(() =>
    readDraft(draft) ? 'resumed' : 'no',
  );
  const answerButton = useRef<HTMLButtonElement>(null);
  const focusAfter = useFocusAfter();
  const about = isOwn ? 'your question' : `${userName}’s question`;
  const isOpen = !isHidden && !isWithdrawn;
  return (
    <li className={styles.entry}>
      {children}
      <Byline post={question} verb={isWithdrawn ? '' : 'asks'} hasNews={hasNews} />
      {isHidden && <HiddenNote isWaiting={isWaiting} />}
      {isWithdrawn ? (
        <p className={styles.withdrawn}>The one who asked has taken this question back.</p>
      ) : (
        <PostText>{question.text}</PostText>
      )}
      <div className={actions.row}>
        {isOpen && answering === 'no' && (
          <Quiet ref={answerButton} about={about} onClick={() => setAnswering('yes')}>
            Answer
          </Quiet>
        )}
        {!isHidden && <Follow question={question} about={about} />}
        {isOwn && !isWithdrawn && <Own post={question} questionId={id} about={about} />}
        {!isOwn && !isWithdrawn && <Report id={id} what={about} />}
      </div>
      <Answers question={question} />
      <div ref={answersEnd} />
      {isOpen && answering !== 'no' && (
        <AnswerForm
          name={draft}
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
