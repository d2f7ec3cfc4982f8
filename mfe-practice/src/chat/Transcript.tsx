import type {
  ChatMessage,
  Conversation,
  ErrorEnvelope,
  PracticeChoice,
  PracticePartner,
} from '@apologia/contract';
import type { RefObject } from 'react';
import { CareAnswer } from '../care/CareAnswer.tsx';
import { Choices } from './Choices.tsx';
import { NoReply } from './NoReply.tsx';
import { PendingTurn } from './PendingTurn.tsx';
import { Replay } from './Replay.tsx';
import { Speech } from './Speech.tsx';
import { isMixed, markOf } from './speaker.ts';
import styles from './Transcript.module.css';
import { useNewestInView } from './useNewestInView.ts';

interface TranscriptProps {
  log: RefObject<HTMLDivElement | null>;
  conversation: Conversation;
  partner: string;
  /** The turn that is on its way. */
  pendingTurn: { message: string | null; reply: string } | null;
  /** The answer to somebody in need whose message was refused. */
  refusedCare: ErrorEnvelope['care'] | null;
  mayContinueGuided: boolean;
  onChoose: (choice: PracticeChoice) => void;
  onAskAgain: (whom?: PracticePartner) => void;
}

/** Stands in place of words that tell of a need. */
const notKept = '(What you wrote here is not kept.)';

// Little in it takes the focus, so without this the keyboard could not scroll it everywhere.
const scrolledByKeyboard = { tabIndex: 0 };

/** The messages, set like a printed dialogue; the newest stays in view. */
export function Transcript(props: TranscriptProps) {
  const { log, conversation, partner, pendingTurn, refusedCare, mayContinueGuided, onChoose, onAskAgain } =
    props;
  const { id, messages, isEnded, awaitsReply, table } = conversation;
  useNewestInView(
    log,
    `${messages.length} ${pendingTurn?.message} ${awaitsReply} ${refusedCare !== null}`,
    pendingTurn?.reply ?? '',
  );
  const last = messages.length - 1;
  const lastCare = refusedCare ? null : messages.findLast(({ care }) => care)?.position;
  const below = ({ role, position, choices }: ChatMessage) => {
    const isLast = position === last;
    if (role === 'user' || (isLast && pendingTurn)) return null;
    if (isLast) return isEnded ? null : <Choices choices={choices} onChoose={onChoose} />;
    return table && <Replay conversation={id} position={position} />;
  };
  return (
    <div ref={log} className={styles.log} role="log" aria-label="Conversation" {...scrolledByKeyboard}>
      {messages.map((message) =>
        message.care ? (
          <CareAnswer key={message.position} care={message.care} isLast={message.position === lastCare}>
            {message.content}
          </CareAnswer>
        ) : (
          <Speech
            key={message.position}
            speaker={message.role === 'user' ? 'You' : partner}
            mine={message.role === 'user'}
            mark={isMixed(messages) ? markOf(message) : undefined}
            below={below(message)}
          >
            {message.content || notKept}
          </Speech>
        ),
      )}
      {refusedCare && (
        <CareAnswer care={refusedCare} isLast>
          {refusedCare.content}
        </CareAnswer>
      )}
      {pendingTurn && <PendingTurn partner={partner} {...pendingTurn} />}
      {awaitsReply && !pendingTurn && (
        <NoReply onRetry={() => onAskAgain()} onGuided={mayContinueGuided && (() => onAskAgain('guided'))} />
      )}
    </div>
  );
}
