import type { Conversation } from '@apologia/contract';
import { Button } from '@apologia/kit';
import { useRef } from 'react';
import styles from './Chat.module.css';
import { Composer } from './Composer.tsx';
import { Transcript } from './Transcript.tsx';
import { useArrival } from './useArrival.ts';
import { useSending } from './useSending.ts';

interface ChatProps {
  conversation: Conversation;
  /** The partner's worldview by name. */
  partner: string;
  takesFocus: boolean;
  onNew: () => void;
}

/** The conversation: who is talking, what was said, and the learner's next words. */
export function Chat({ conversation, partner, takesFocus, onNew }: ChatProps) {
  const { draft, setDraft, sending, send } = useSending(conversation);
  const heading = useRef<HTMLHeadingElement>(null);
  const composer = useRef<HTMLTextAreaElement>(null);
  useArrival(takesFocus, heading, composer);
  return (
    <section className={styles.panel} aria-labelledby="practice-partner">
      <header className={styles.header}>
        <h2 ref={heading} id="practice-partner" className={styles.partner} tabIndex={-1}>
          {partner}
        </h2>
        <Button variant="soft" onClick={onNew}>
          New Conversation
        </Button>
        <p className={styles.who}>
          The guided partner asks prepared questions in order; it does not weigh your answers yet.
        </p>
      </header>
      <Transcript messages={conversation.messages} partner={partner} sending={sending} />
      {conversation.isEnded ? (
        <p className={styles.ended}>
          This conversation has ended. Read it through once more, or begin a new one.
        </p>
      ) : (
        <Composer ref={composer} draft={draft} onDraft={setDraft} onSend={send} waiting={sending !== null} />
      )}
    </section>
  );
}
