import { limits, visibleLength } from '@apologia/contract';
import { Button, TextArea, toast, useAction } from '@apologia/kit';
import { useDraft } from '@apologia/kit/draft';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import styles from './Actions.module.css';
import form from './PostForm.module.css';

interface PostFormProps {
  /** Names the form, and the draft of what is written in it. */
  name: string;
  label: string;
  placeholder?: string;
  /** The label of the button that sends. */
  send: string;
  /** The text that is being changed. */
  current?: string;
  takesFocus: boolean;
  /** Sends the text, and shows the result. */
  onSend: (text: string) => Promise<void>;
  onCancel: () => void;
}

/** The form in which a learner writes a question or an answer, or changes one. */
export function PostForm(props: PostFormProps) {
  const { name, label, placeholder, send, current = '', takesFocus, onSend, onCancel } = props;
  const [text, setText, discard] = useDraft(name, current);
  const box = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);

  const sending = useAction({
    mutationFn: async () => {
      await onSend(text.trim());
      discard();
    },
    failure: 'It could not be sent. Please try again.',
    onError: () => box.current?.focus(),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (visibleLength(text) >= limits.postMin) return sending.mutate();
    toast({
      title: 'Too short',
      description: `Please write at least ${limits.postMin} characters`,
      tone: 'destructive',
    });
    box.current?.focus();
  };
  const cancel = () => {
    discard();
    onCancel();
  };

  return (
    <form className={form.form} onSubmit={submit}>
      <div className="field">
        <label htmlFor={id}>{label}</label>
        <TextArea
          ref={box}
          id={id}
          size="3"
          rows={4}
          placeholder={placeholder}
          aria-describedby={`${id}-length`}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <p id={`${id}-length`} className={form.length}>
          {visibleLength(text)}/{limits.postMin} characters minimum
        </p>
      </div>
      <div className={styles.actions}>
        <Button type="submit" size="3" className={styles.action} loading={sending.isPending}>
          {send}
        </Button>
        <Button
          type="button"
          size="3"
          variant="soft"
          color="gray"
          className={styles.action}
          disabled={sending.isPending}
          onClick={cancel}
        >
          Cancel
        </Button>
      </div>
    </form>
  );
}
