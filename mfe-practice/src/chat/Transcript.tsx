import type { ChatMessage, Conversation, PracticeChoice, PracticePartner } from '@apologia/contract';
import type { RefObject } from 'react';
import { Choices } from './Choices.tsx';
import { NoReply } from './NoReply.tsx';
import { Replay } from './Replay.tsx';
import { Speech } from './Speech.tsx';
import { isMixed, whoseWords } from './speaking.ts';
import styles from './Transcript.module.css';
import { UnderWay } from './UnderWay.tsx';
import { useNewestInView } from './useNewestInView.ts';

interface TranscriptProps {
  log: RefObject<HTMLDivElement | null>;
  conversation: Conversation;
  partner: string;
  /** What is said and answered just now. */
  underWay: { said: string | null; heard: string } | null;
  mayContinueGuided: boolean;
  onChoose: (choice: PracticeChoice) => void;
  onAskAgain: (whom?: PracticePartner) => void;
}

// Little in it takes the focus, so without this the keyboard could not scroll it everywhere.
const scrolledByKeyboard = { tabIndex: 0 };

/** What was said, set like a printed dialogue; the newest stays in view. */
export function Transcript(props: TranscriptProps) {
  const { log, conversation, partner, underWay, mayContinueGuided, onChoose, onAskAgain } = props;
  const { id, messages, isEnded, awaitsReply, table } = conversation;
  useNewestInView(log, `${messages.length} ${underWay?.said} ${awaitsReply}`, underWay?.heard ?? '');
  const last = messages.length - 1;
  const below = ({ role, position, choices }: ChatMessage) => {
    const isLast = position === last;
    if (role === 'user' || (isLast && underWay)) return null;
    if (isLast) return isEnded ? null : <Choices choices={choices} onChoose={onChoose} />;
    return table && <Replay conversation={id} position={position} />;
  };
  return (
    <div ref={log} className={styles.log} role="log" aria-label="Conversation" {...scrolledByKeyboard}>
      {messages.map((message) => (
        <Speech
          key={message.position}
          speaker={message.role === 'user' ? 'You' : partner}
          mine={message.role === 'user'}
          mark={isMixed(messages) && message.partner ? whoseWords[message.partner] : undefined}
          below={below(message)}
        >
          {message.content}
        </Speech>
      ))}
      {underWay && <UnderWay partner={partner} {...underWay} />}
      {awaitsReply && !underWay && (
        <NoReply onRetry={() => onAskAgain()} onGuided={mayContinueGuided && (() => onAskAgain('guided'))} />
      )}
    </div>
  );
}
