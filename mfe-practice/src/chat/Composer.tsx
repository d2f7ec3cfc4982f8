import type { Care, Conversation } from '@apologia/contract';
import { counted, IconButton, TextArea } from '@apologia/kit';
import { ArrowUp } from 'lucide-react';
import type { KeyboardEvent, RefObject, SubmitEvent } from 'react';
import { CareActions } from '../care/CareActions.tsx';
import { labelsIn } from '../care/labels.ts';
import { BelowComposer } from './BelowComposer.tsx';
import styles from './Composer.module.css';
import type { ChatState } from './useChat.ts';

interface ComposerProps {
  ref: RefObject<HTMLTextAreaElement | null>;
  conversation: Conversation;
  /** While the practice rests. */
  care: Care | null;
  chat: ChatState;
  onEnded: () => void;
}

/** The form in which the learner writes: Enter sends, Shift and Enter begin a new line. */
export function Composer({ ref, conversation, care, chat, onEnded }: ComposerProps) {
  const { draft, setDraft, sendDraft, maySend, tooMany } = chat;
  const sendOnEnter = (event: KeyboardEvent) => {
    // While an input method composes a word, Enter belongs to it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    sendDraft();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    sendDraft();
  };
  return (
    <div className={styles.composer}>
      <form className={styles.form} onSubmit={submit}>
        <TextArea
          ref={ref}
          className={styles.words}
          size="3"
          rows={2}
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={sendOnEnter}
          placeholder={care ? labelsIn(care.language).write : 'Your answer'}
          aria-label="Your message"
          aria-describedby={care ? 'practice-length' : 'practice-keys practice-length'}
          aria-invalid={tooMany > 0}
          enterKeyHint="send"
        />
        <IconButton className={styles.send} type="submit" size="3" aria-label="Send" disabled={!maySend}>
          <ArrowUp size={20} aria-hidden="true" />
        </IconButton>
      </form>
      {/* Cut off at the limit, the end of a pasted text would be lost unseen. */}
      <p id="practice-length" role="status" className={styles.length}>
        {tooMany > 0 && `${counted(tooMany, 'character')} too many: please shorten it before you send it.`}
      </p>
      {care ? (
        <CareActions
          care={care}
          conversation={conversation}
          onEnded={onEnded}
          onGoOn={() => {
            chat.resume();
            ref.current?.focus();
          }}
        />
      ) : (
        <BelowComposer
          conversation={conversation}
          onEnded={onEnded}
          onBegin={(words) => {
            setDraft([draft.trimEnd(), words].filter(Boolean).join('\n'));
            ref.current?.focus();
          }}
        />
      )}
    </div>
  );
}
