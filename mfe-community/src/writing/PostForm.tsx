import { limits, visibleLength } from '@apologia/contract';
import { Button, TextArea, toast, useMutation } from '@apologia/kit';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import styles from './Actions.module.css';
import { dropKept, keep, readKept } from './kept.ts';
import form from './PostForm.module.css';
import { refused } from './refused.ts';

interface PostFormProps {
  /** Names the form, so that what is written in it is kept. */
  name: string;
  label: string;
  placeholder?: string;
  /** What the button says. */
  send: string;
  /** The text that is being changed. */
  written?: string;
  takesFocus: boolean;
  /** Sends the text, and shows what came of it. */
  onSend: (text: string) => Promise<void>;
  onCancel: () => void;
}

/** Where a learner writes a question or an answer, or changes one. */
export function PostForm(props: PostFormProps) {
  const { name, label, placeholder, send, written = '', takesFocus, onSend, onCancel } = props;
  const [text, setText] = useState(() => readKept(name) ?? written);
  const box = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);

  const change = (next: string) => {
    setText(next);
    keep(name, next);
  };
  const sending = useMutation({
    mutationFn: async () => {
      await onSend(text.trim());
      dropKept(name);
    },
    onError(error) {
      refused(error, 'It could not be sent. Please try again.');
      box.current?.focus();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (sending.isPending) return;
    if (visibleLength(text) >= limits.postMin) return sending.mutate();
    toast({
      title: 'Too short',
      description: `Please write at least ${limits.postMin} characters`,
      tone: 'destructive',
    });
    box.current?.focus();
  };
  const cancel = () => {
    dropKept(name);
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
          onChange={(event) => change(event.target.value)}
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
