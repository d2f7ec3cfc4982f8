import { type EmailState, emails } from '@apologia/contract';
import { Button, call, query, queryClient, toast, useAction, useSuspenseQuery } from '@apologia/kit';
import { useRef, useState } from 'react';
import { ChangeEmail } from './ChangeEmail.tsx';
import styles from './EmailSection.module.css';

const state = query(emails.state);
const refresh = () => queryClient.invalidateQueries({ queryKey: state.queryKey });

/** The address of the account: whether it is confirmed, and its change. */
export function EmailSection() {
  const { data } = useSuspenseQuery(state);
  const [isChanging, setChanging] = useState(false);
  const change = useRef<HTMLButtonElement>(null);
  // The button is there again once this has been drawn.
  const focusChange = () => requestAnimationFrame(() => change.current?.focus());
  const close = () => {
    setChanging(false);
    focusChange();
  };
  return (
    <div className={styles.email}>
      <p className={styles.address}>{data.email}</p>
      <Confirmation {...data} />
      {data.pending && <Pending email={data.pending.email} onCancelled={focusChange} />}
      {isChanging ? (
        <ChangeEmail
          onCancel={close}
          onDone={(email) => {
            toast({
              title: 'Look into your mail',
              description: `A link to confirm it is on its way to ${email}.`,
            });
            void refresh();
            close();
          }}
        />
      ) : (
        data.canSend && (
          <div>
            <Button ref={change} variant="soft" size="3" onClick={() => setChanging(true)}>
              Change email
            </Button>
          </div>
        )
      )}
      {!data.canSend && (
        <p className={styles.hint}>
          This academy is not set up to send mail: an address can neither be confirmed nor changed here.
        </p>
      )}
    </div>
  );
}

function Confirmation({ email, confirmedAt, canSend }: EmailState) {
  const sending = useAction({
    mutationFn: () => call(emails.resend),
    onSuccess: () => toast({ title: 'Sent', description: `A link is on its way to ${email}.` }),
    failure: 'The mail could not be sent. Please try again.',
  });
  if (confirmedAt) return <p className={styles.hint}>Confirmed. We write to you here.</p>;
  if (!canSend) return null;
  return (
    <>
      <p className={styles.hint}>
        Not confirmed yet. Please open the link of our mail: until then we send you nothing else, but for a
        new password if you forget yours.
      </p>
      <div>
        <Button variant="soft" size="3" loading={sending.isPending} onClick={() => sending.mutate()}>
          Send the mail again
        </Button>
      </div>
    </>
  );
}

function Pending({ email, onCancelled }: { email: string; onCancelled: () => void }) {
  const cancelling = useAction({
    mutationFn: () => call(emails.cancelChange),
    onSuccess: () => refresh().then(onCancelled),
    failure: 'The change could not be taken back. Please try again.',
  });
  return (
    <div className={styles.pending}>
      <p>
        <strong>{email}</strong> takes its place as soon as you open the link that we sent there.
      </p>
      <Button
        variant="soft"
        color="gray"
        size="3"
        loading={cancelling.isPending}
        onClick={() => cancelling.mutate()}
      >
        Keep the present address
      </Button>
    </div>
  );
}
