import type { Conversation } from '@apologia/contract';
import { useRef } from 'react';
import { activeCareIn } from '../care/activeCare.ts';
import styles from './Chat.module.css';
import { ChatHeader } from './ChatHeader.tsx';
import { Composer } from './Composer.tsx';
import { CurrentObjection } from './CurrentObjection.tsx';
import { EndedNotice } from './EndedNotice.tsx';
import { type Answering, speakerIn } from './speaker.ts';
import { Transcript } from './Transcript.tsx';
import { useChat } from './useChat.ts';
import { hasKeyboard, useFocusOnArrival } from './useFocusOnArrival.ts';
import { useVisibleHeight } from './useVisibleHeight.ts';

interface ChatProps {
  conversation: Conversation;
  /** The partner's worldview by name. */
  partner: string;
  /** Who answers in this academy. */
  answering: Answering;
  takesFocus: boolean;
  onEnded: () => void;
  onLookBack: () => void;
}

/** The conversation: who is talking, the objection on the table, the messages, and the composer of the next. */
export function Chat({ conversation, partner, answering, takesFocus, onEnded, onLookBack }: ChatProps) {
  const { isEnded, table } = conversation;
  const speaker = speakerIn(conversation, answering);
  const chat = useChat(conversation, answering === 'model' ? speaker : undefined);
  const care = chat.hasResumed ? null : (activeCareIn(conversation) ?? chat.refusedCare ?? null);
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const composer = useRef<HTMLTextAreaElement>(null);
  const wasEnded = useRef(isEnded);
  useFocusOnArrival(takesFocus, heading, composer);
  useVisibleHeight(panel);
  // The button that was pressed goes away with what it does.
  const focusComposer = () => (hasKeyboard() ? composer : log).current?.focus();

  return (
    <section
      ref={panel}
      className={styles.panel}
      data-rests={care ? '' : undefined}
      aria-labelledby="practice-partner"
    >
      <ChatHeader heading={heading} partner={partner} speaker={care ? 'care' : speaker} />
      {table && !care && <CurrentObjection table={table} />}
      <Transcript
        log={log}
        conversation={conversation}
        partner={partner}
        pendingTurn={chat.pendingTurn}
        refusedCare={chat.refusedCare}
        mayContinueGuided={speaker === 'model'}
        onChoose={({ text, id }) => {
          chat.choose(text, id);
          focusComposer();
        }}
        onAskAgain={(whom) => {
          chat.askAgain(whom);
          focusComposer();
        }}
      />
      {isEnded ? (
        <EndedNotice takesFocus={!wasEnded.current} onLookBack={care ? null : table && onLookBack} />
      ) : (
        <Composer ref={composer} conversation={conversation} care={care} chat={chat} onEnded={onEnded} />
      )}
    </section>
  );
}
