import { emails, forgotten } from '@apologia/contract';
import { call, Link, paths, query, useQuery } from '@apologia/kit';
import { useEffect, useRef, useState } from 'react';
import { AuthFrame } from './AuthFrame.tsx';
import styles from './AuthPage.module.css';
import { type FieldSpec, problemsOf } from './forms.ts';
import { ShortForm } from './ShortForm.tsx';

const fields: readonly FieldSpec[] = [
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
];

/** For somebody who has forgotten their password, or their name. */
export default function ForgotPage() {
  const { data } = useQuery(query(emails.delivery));
  const [sentTo, setSentTo] = useState('');
  return (
    <AuthFrame>
      {sentTo ? <Sent to={sentTo} /> : <Ask canSend={data?.canSend ?? true} onSent={setSentTo} />}
      <p className={styles.back}>
        <Link to={paths.auth()}>Back to sign in</Link>
      </p>
    </AuthFrame>
  );
}

function Ask({ canSend, onSent }: { canSend: boolean; onSent: (email: string) => void }) {
  if (!canSend) {
    return (
      <>
        <h1>Forgotten your password?</h1>
        <p className={styles.tagline}>
          This academy is not set up to send mail, so it cannot send you a link. Please write to whoever runs
          it.
        </p>
      </>
    );
  }
  return (
    <>
      <h1>Forgotten your password?</h1>
      <p className={styles.tagline}>
        Enter the email of your account. We send you a link to choose a new password, and remind you of your
        username.
      </p>
      <ShortForm
        fields={fields}
        submit="Send the link"
        problemsOf={(values) => problemsOf(forgotten, values)}
        send={({ email = '' }) => call(emails.forgot, { body: { email } })}
        onDone={(_, { email = '' }) => onSent(email.trim())}
        failure="The link could not be asked for. Please try again."
      />
    </>
  );
}

/** Says the same whether or not there is such an account: nobody learns here who has one. */
function Sent({ to }: { to: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        Look into your mail
      </h1>
      <p className={styles.tagline}>
        If there is an account with <strong>{to}</strong>, a link is on its way there. It works once, within
        30 minutes. If nothing comes, look among the spam, or try another address.
      </p>
    </>
  );
}
