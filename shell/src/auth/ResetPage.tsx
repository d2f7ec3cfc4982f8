import { emails, newPasswordByLink } from '@apologia/contract';
import { ApiError, call, paths, queryClient, session, toast, useNavigate } from '@apologia/kit';
import { useState } from 'react';
import { AuthFrame } from './AuthFrame.tsx';
import styles from './AuthPage.module.css';
import { type FieldSpec, problemsOf } from './forms.ts';
import { LinkOver } from './LinkOver.tsx';
import { ShortForm } from './ShortForm.tsx';
import { takeOverTab } from './takeOverTab.ts';
import { forgetLinkToken, useLinkToken } from './useLinkToken.ts';

const fields: readonly FieldSpec[] = [
  {
    name: 'password',
    label: 'New password',
    type: 'password',
    autoComplete: 'new-password',
    placeholder: 'At least 8 characters',
  },
];

/** Where the link for a forgotten password leads. */
export default function ResetPage() {
  const token = useLinkToken();
  const [isOver, setOver] = useState(false);
  const navigate = useNavigate();
  return (
    <AuthFrame>
      {isOver || token === '' ? (
        <LinkOver isReset />
      ) : (
        <>
          <h1>Choose a new password</h1>
          <p className={styles.tagline}>With it you are signed in here, and signed out everywhere else.</p>
          <ShortForm
            fields={fields}
            submit="Set the password"
            problemsOf={(values) => problemsOf(newPasswordByLink, { ...values, token: token ?? '' })}
            send={({ password = '' }) => call(emails.reset, { body: { token: token ?? '', password } })}
            onDone={(learner) => {
              takeOverTab(learner.username);
              queryClient.removeQueries();
              queryClient.setQueryData(session.queryKey, learner);
              toast({ title: 'Your password is changed', description: `Welcome back, ${learner.username}.` });
              navigate(paths.dashboard, { replace: true });
            }}
            onFailure={(error) => {
              if (!isSpent(error)) return;
              forgetLinkToken();
              setOver(true);
            }}
            failure="Your password could not be changed. Please try again."
          />
        </>
      )}
    </AuthFrame>
  );
}

const isSpent = (error: Error) => error instanceof ApiError && error.status === 410;
