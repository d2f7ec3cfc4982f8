import { limits } from '@apologia/contract';
import { IconButton, TextArea } from '@apologia/kit';
import { ArrowUp } from 'lucide-react';
import type { KeyboardEvent, Ref, SubmitEvent } from 'react';
import styles from './Composer.module.css';

interface ComposerProps {
  ref: Ref<HTMLTextAreaElement>;
  draft: string;
  onDraft: (draft: string) => void;
  onSend: () => void;
  /** While a reply is awaited one may write on, but not send. */
  waiting: boolean;
}

/** Where the learner writes: Enter sends, Shift and Enter begin a new line. */
export function Composer({ ref, draft, onDraft, onSend, waiting }: ComposerProps) {
  const sendOnEnter = (event: KeyboardEvent) => {
    // While an input method composes a word, Enter belongs to it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSend();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSend();
  };
  return (
    <form className={styles.composer} onSubmit={submit}>
      <TextArea
        ref={ref}
        className={styles.words}
        size="3"
        rows={2}
        value={draft}
        maxLength={limits.practiceMessageMax}
        onChange={(event) => onDraft(event.target.value)}
        onKeyDown={sendOnEnter}
        placeholder="Your answer"
        aria-label="Your message"
        aria-describedby="practice-keys"
        enterKeyHint="send"
      />
      <IconButton
        className={styles.send}
        type="submit"
        size="3"
        aria-label="Send"
        disabled={waiting || !draft.trim()}
      >
        <ArrowUp size={20} aria-hidden="true" />
      </IconButton>
      <p id="practice-keys" className={styles.keys}>
        Enter sends, Shift+Enter begins a new line.
      </p>
    </form>
  );
}
