import { type PastConversation, practice } from '@apologia/contract';
import { call, counted, day, Link } from '@apologia/kit';
import { type RefObject, useEffect, useRef } from 'react';
import { conversationAddress } from '../asked.ts';
import { forgetConversation } from '../known.ts';
import { Deleting } from './Deleting.tsx';
import styles from './Past.module.css';

interface PastEntryProps {
  conversation: PastConversation;
  partner: string;
  isLocked: boolean;
  /** Whether the list goes on here. */
  takesFocus: boolean;
  onDeleted: () => void;
}

/** One conversation: with whom, when, about what. */
export function PastEntry({ conversation, partner, isLocked, takesFocus, onDeleted }: PastEntryProps) {
  const name = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) name.current?.focus();
  }, [takesFocus]);
  const { id, updatedAt, isEnded, spoken, objections } = conversation;
  return (
    <li className={styles.entry}>
      <div className={styles.what}>
        <h3 className={styles.name}>
          {isLocked ? (
            <span ref={name} tabIndex={-1}>
              {partner}
            </span>
          ) : (
            <Link ref={name as RefObject<HTMLAnchorElement>} to={conversationAddress(id)}>
              {partner}
            </Link>
          )}
        </h3>
        <p>{objections.join(' · ')}</p>
        <p className={styles.facts}>
          <time dateTime={updatedAt}>{day(updatedAt)}</time> · {counted(spoken, 'turn')} ·{' '}
          {isEnded ? 'Ended' : <strong>Open</strong>}
        </p>
      </div>
      <Deleting
        label="Delete"
        name={`Delete the conversation with ${partner} of ${day(updatedAt)}`}
        question="Delete this conversation? This cannot be undone."
        remove={() => call(practice.remove, { params: { id } })}
        onDeleted={() => {
          forgetConversation(id);
          onDeleted();
        }}
      />
    </li>
  );
}
