import type { Conversation } from '@apologia/contract';
import { useRef } from 'react';
import { restingIn } from '../care/resting.ts';
import styles from './Chat.module.css';
import { ChatHeader } from './ChatHeader.tsx';
import { Composer } from './Composer.tsx';
import { Ended } from './Ended.tsx';
import { OnTable } from './OnTable.tsx';
import { type Answering, speakerIn } from './speaking.ts';
import { Transcript } from './Transcript.tsx';
import { useArrival, writesAtOnce } from './useArrival.ts';
import { useTalking } from './useTalking.ts';
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

/** The conversation: who is talking, the objection on the table, what was said, and the learner's next words. */
export function Chat({ conversation, partner, answering, takesFocus, onEnded, onLookBack }: ChatProps) {
  const { isEnded, table } = conversation;
  const speaker = speakerIn(conversation, answering);
  const talking = useTalking(conversation, answering === 'model' ? speaker : undefined);
  const care = talking.hasResumed ? null : (restingIn(conversation) ?? talking.refusedCare ?? null);
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const composer = useRef<HTMLTextAreaElement>(null);
  const wasEnded = useRef(isEnded);
  useArrival(takesFocus, heading, composer);
  useVisibleHeight(panel);
  // The button that was pressed goes away with what it does.
  const goOn = () => (writesAtOnce() ? composer : log).current?.focus();

  return (
    <section
      ref={panel}
      className={styles.panel}
      data-rests={care ? '' : undefined}
      aria-labelledby="practice-partner"
    >
      <ChatHeader heading={heading} partner={partner} speaker={care ? 'care' : speaker} />
      {table && !care && <OnTable table={table} />}
      <Transcript
        log={log}
        conversation={conversation}
        partner={partner}
        underWay={talking.underWay}
        refusedCare={talking.refusedCare}
        mayContinueGuided={speaker === 'model'}
        onChoose={({ text, id }) => {
          talking.choose(text, id);
          goOn();
        }}
        onAskAgain={(whom) => {
          talking.askAgain(whom);
          goOn();
        }}
      />
      {isEnded ? (
        <Ended takesFocus={!wasEnded.current} onLookBack={care ? null : table && onLookBack} />
      ) : (
        <Composer
          ref={composer}
          conversation={conversation}
          care={care}
          talking={talking}
          onEnded={onEnded}
        />
      )}
    </section>
  );
}
