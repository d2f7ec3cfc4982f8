import { Spinner } from '@apologia/kit';
import { Speech } from './Speech.tsx';
import styles from './Transcript.module.css';

interface PendingTurnProps {
  partner: string;
  message: string | null;
  reply: string;
}

/** The message that is on its way, and the reply as it comes. */
export function PendingTurn({ partner, message, reply }: PendingTurnProps) {
  return (
    <>
      {message !== null && (
        <Speech speaker="You" mine>
          {message}
        </Speech>
      )}
      {reply && (
        <Speech speaker={partner} isComing>
          {reply}
        </Speech>
      )}
      <p className={reply ? 'visually-hidden' : styles.waiting}>
        <Spinner />
        <span className="visually-hidden">Waiting for the reply</span>
      </p>
    </>
  );
}
