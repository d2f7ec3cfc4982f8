import type { Conversation } from '@apologia/contract';
import { Button } from '@apologia/kit';
import { type RefObject, useEffect, useRef } from 'react';
import styles from './Chat.module.css';
import { Composer } from './Composer.tsx';
import { Transcript } from './Transcript.tsx';
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
  const { draft, setDraft, sending, send } = useSending(conversation.worldview);
  const composer = useRef<HTMLTextAreaElement>(null);
  useFocusOnBegin(composer, takesFocus);
  return (
    <section className={styles.panel} aria-labelledby="practice-partner">
      <header className={styles.header}>
        <div>
          <h2 id="practice-partner" className={styles.partner}>
            {partner}
          </h2>
          <p className={styles.who}>
            The guided partner asks prepared questions in order; it does not weigh your answers yet.
          </p>
        </div>
        <Button variant="soft" onClick={onNew}>
          New Conversation
        </Button>
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

/** Where a keyboard is at hand one may write at once; on a phone its on-screen keyboard would hide the greeting. */
function useFocusOnBegin(composer: RefObject<HTMLTextAreaElement | null>, takesFocus: boolean): void {
  useEffect(() => {
    if (takesFocus && matchMedia('(pointer: fine)').matches) composer.current?.focus();
  }, [composer, takesFocus]);
}
