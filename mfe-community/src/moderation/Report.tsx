import { type ReportReason, reportReasons, reports } from '@apologia/contract';
import { Button, call, useAction } from '@apologia/kit';
import { useFocusAfter, useFocusBack } from '@apologia/kit/focus';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import actions from '../writing/Actions.module.css';
import { TextButton } from '../writing/TextButton.tsx';
import { evidenceNote } from './evidence.ts';
import styles from './Report.module.css';

const sentences: Record<ReportReason, string> = {
  unkind: 'It is unkind or insulting',
  advertising: 'It advertises, or is off the subject',
  private: 'It tells what is private',
  other: 'Something else',
};

interface ReportProps {
  id: string;
  /** Whose it is and what: `Ruth’s review`. */
  what: string;
}

/** Asks the moderators to look at something that another learner wrote. */
export function Report({ id, what }: ReportProps) {
  const [state, setState] = useState<'quiet' | 'asking' | 'sent'>('quiet');
  const button = useRef<HTMLButtonElement>(null);
  const thanks = useRef<HTMLParagraphElement>(null);
  const focusAfter = useFocusAfter();
  if (state === 'sent') {
    return (
      <p ref={thanks} tabIndex={-1} className={styles.thanks}>
        Reported. A moderator will look at it: thank you.
      </p>
    );
  }
  if (state === 'asking') {
    return (
      <ReportForm
        id={id}
        what={what}
        onSent={() => {
          setState('sent');
          focusAfter(thanks);
        }}
        onCancel={() => {
          setState('quiet');
          focusAfter(button);
        }}
      />
    );
  }
  return (
    <TextButton ref={button} about={what} onClick={() => setState('asking')}>
      Report
    </TextButton>
  );
}

interface ReportFormProps extends ReportProps {
  onSent: () => void;
  onCancel: () => void;
}

function ReportForm({ id, what, onSent, onCancel }: ReportFormProps) {
  const [reason, setReason] = useState<ReportReason>();
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const sending = useAction({
    mutationFn: () => call(reports.report, { body: { id, reason } }),
    onSuccess: onSent,
    failure: 'It could not be reported. Please try again.',
  });
  const sendButton = useFocusBack(sending.isPending);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    sending.mutate();
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <fieldset className={styles.reasons}>
        <legend className={styles.question}>What is wrong with {what}?</legend>
        {reportReasons.map((one, i) => (
          <label key={one} className={styles.reason}>
            <input
              ref={i === 0 ? first : undefined}
              type="radio"
              name={`reason-${id}`}
              checked={reason === one}
              onChange={() => setReason(one)}
            />
            {sentences[one]}
          </label>
        ))}
      </fieldset>
      <p className={styles.kept}>{evidenceNote}</p>
      <div className={actions.actions}>
        <Button ref={sendButton} type="submit" className={actions.action} loading={sending.isPending}>
          Send report
        </Button>
        <Button
          type="button"
          variant="soft"
          color="gray"
          className={actions.action}
          disabled={sending.isPending}
          onClick={onCancel}
        >
          Cancel
        </Button>
      </div>
    </form>
  );
}
