import { limits, type SupportTopic, support, supportTopics, visibleLength } from '@apologia/contract';
import { Button, call, TextArea, toast, useAction } from '@apologia/kit';
import { useDraft } from '@apologia/kit/draft';
import { useFocusOn } from '@apologia/kit/focus';
import { type FormEvent, useRef, useState } from 'react';
import { Sent, sentHeading } from './Sent.tsx';
import styles from './Support.module.css';
import { topicNames } from './topicNames.ts';

/** The form by which a learner writes to whoever runs the academy. */
export function SupportForm() {
  const [text, setText, discard] = useDraft('support', '');
  const [topic, setTopic] = useState<SupportTopic>('account');
  const [isSent, setSent] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  const focusOn = useFocusOn();
  const sending = useAction({
    mutationFn: () => call(support.write, { body: { topic, text: text.trim() } }),
    onSuccess() {
      discard();
      setText('');
      setSent(true);
      focusOn(sentHeading);
    },
    failure: 'Your message could not be sent. Please try again.',
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

  if (isSent) return <Sent onAnother={() => setSent(false)} />;
  return (
    <form className={styles.form} onSubmit={submit}>
      <div className="field">
        <label htmlFor="topic">What is it about?</label>
        <select
          id="topic"
          className={styles.topic}
          value={topic}
          onChange={({ target }) => setTopic(supportTopics.find((one) => one === target.value) ?? 'other')}
        >
          {supportTopics.map((one) => (
            <option key={one} value={one}>
              {topicNames[one]}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor="message">Your message</label>
        <TextArea
          ref={box}
          id="message"
          size="3"
          rows={8}
          maxLength={limits.postMax}
          aria-describedby="message-hint"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <p id="message-hint" className={styles.hint}>
          Your username and address go with it. Never write your password: nobody who helps you needs it. Of a
          payment, name PayPal’s number on the receipt.
        </p>
      </div>
      <Button type="submit" size="3" className={styles.send} loading={sending.isPending}>
        Send
      </Button>
    </form>
  );
}
