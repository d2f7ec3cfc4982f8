import type { ChatMessage } from '@apologia/contract';
import { Spinner } from '@apologia/kit';
import { useEffect, useRef } from 'react';
import { Speech } from './Speech.tsx';
import styles from './Transcript.module.css';

interface TranscriptProps {
  messages: ChatMessage[];
  partner: string;
  /** What the learner said last, while its reply is awaited. */
  sending: string | null;
}

// Nothing inside it takes the focus, so without this the keyboard could not scroll it everywhere.
const scrolledByKeyboard = { tabIndex: 0 };

/** What was said, set like a printed dialogue; the newest stays in view. */
export function Transcript({ messages, partner, sending }: TranscriptProps) {
  const log = useRef<HTMLDivElement>(null);
  const spoken = messages.length + (sending === null ? 0 : 1);
  useEffect(() => {
    // The greeting alone is read from its beginning.
    if (spoken > 1) log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [spoken]);
  return (
    <div ref={log} className={styles.log} role="log" aria-label="Conversation" {...scrolledByKeyboard}>
      {messages.map((message, i) => (
        <Speech
          // Lines are only ever added at the end.
          key={i}
          speaker={message.role === 'user' ? 'You' : partner}
          mine={message.role === 'user'}
        >
          {message.content}
        </Speech>
      ))}
      {sending !== null && (
        <>
          <Speech speaker="You" mine>
            {sending}
          </Speech>
          <p className={styles.waiting}>
            <Spinner />
            <span className="visually-hidden">Waiting for the reply</span>
          </p>
        </>
      )}
    </div>
  );
}
