import type { Conversation } from '@apologia/contract';
import { Confirm } from '@apologia/kit/confirm';
import { useRef, useState } from 'react';
import styles from './Composer.module.css';
import { Help } from './Help.tsx';
import { useEndConversation } from './useEndConversation.ts';

interface BelowComposerProps {
  conversation: Conversation;
  onBegin: (words: string) => void;
  onEnded: () => void;
}

/** So often one should have spoken before there is much to look back on. */
const fewWords = 2;

/** Help with the next words, and the way out. */
export function BelowComposer({ conversation, onBegin, onEnded }: BelowComposerProps) {
  const [open, setOpen] = useState<'help' | 'question' | null>(null);
  const helpButton = useRef<HTMLButtonElement>(null);
  const endButton = useRef<HTMLButtonElement>(null);
  const ending = useEndConversation(conversation.id, onEnded);
  const spoken = conversation.messages.filter(({ role }) => role === 'user').length;
  const close = (button: typeof helpButton) => {
    setOpen(null);
    button.current?.focus();
  };
  return (
    <>
      <div className={styles.below}>
        {conversation.table && (
          <button
            ref={helpButton}
            type="button"
            className={styles.quiet}
            aria-expanded={open === 'help'}
            onClick={() => setOpen(open === 'help' ? null : 'help')}
          >
            Help me reply
          </button>
        )}
        <p id="practice-keys" className={styles.keys}>
          Enter sends, Shift+Enter begins a new line.
        </p>
        <button
          ref={endButton}
          type="button"
          className={styles.quiet}
          disabled={ending.isPending}
          onClick={() => (spoken < fewWords ? setOpen('question') : ending.end())}
        >
          End and look back
        </button>
      </div>
      {open === 'help' && (
        <Help
          conversation={conversation.id}
          onClose={() => close(helpButton)}
          onBegin={(words) => {
            setOpen(null);
            onBegin(words);
          }}
        />
      )}
      {open === 'question' && (
        <Confirm
          yes="End it"
          no="Go on talking"
          isPending={ending.isPending}
          onYes={ending.end}
          onNo={() => close(endButton)}
        >
          You have said little so far. End it already?
        </Confirm>
      )}
    </>
  );
}
