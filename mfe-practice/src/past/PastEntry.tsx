import { type PastConversation, practice } from '@apologia/contract';
import { call, counted, Link, useDay } from '@apologia/kit';
import { removeConversation } from '../cache.ts';
import { conversationAddress } from '../view.ts';
import { DeleteButton } from './DeleteButton.tsx';
import styles from './Past.module.css';

interface PastEntryProps {
  conversation: PastConversation;
  partner: string;
  isLocked: boolean;
  onDeleted: () => void;
}

/** The id of the element that names a conversation. */
export const headingOf = (id: string) => `conversation-${id}`;

/** One conversation: with whom, when, about what. */
export function PastEntry({ conversation, partner, isLocked, onDeleted }: PastEntryProps) {
  const { id, updatedAt, isEnded, spoken, objections } = conversation;
  const day = useDay();
  return (
    <li className={styles.entry}>
      <div className={styles.what}>
        <h3 className={styles.name}>
          {isLocked ? (
            <span id={headingOf(id)} tabIndex={-1}>
              {partner}
            </span>
          ) : (
            <Link id={headingOf(id)} to={conversationAddress(id)}>
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
      <DeleteButton
        label="Delete"
        name={`Delete the conversation with ${partner} of ${day(updatedAt)}`}
        question="Delete this conversation? This cannot be undone."
        remove={() => call(practice.remove, { params: { id } })}
        onDeleted={() => {
          removeConversation(id);
          onDeleted();
        }}
      />
    </li>
  );
}
