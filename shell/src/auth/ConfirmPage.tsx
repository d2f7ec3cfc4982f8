import { emails } from '@apologia/contract';
import { ApiError, Button, call, Link, paths, queryClient, sentenceOf, useMutation } from '@apologia/kit';
import { useEffect, useRef } from 'react';
import { AuthFrame } from './AuthFrame.tsx';
import styles from './AuthPage.module.css';
import { LinkOver } from './LinkOver.tsx';
import { forgetLinkToken, useLinkToken } from './useLinkToken.ts';

/** Where the link leads by which an address is confirmed. It takes a press: programs that look into mail follow links, too. */
export default function ConfirmPage() {
  const token = useLinkToken();
  const heading = useRef<HTMLHeadingElement>(null);
  const confirming = useMutation({
    mutationFn: () => call(emails.confirm, { body: { token: token ?? '' } }),
    onSuccess: () => queryClient.removeQueries(),
    onSettled: forgetLinkToken,
  });
  const { data: confirmed, error } = confirming;
  useEffect(() => {
    if (confirmed || error) heading.current?.focus();
  }, [confirmed, error]);

  if (token === '' && confirming.status === 'idle') return <Over />;
  if (error instanceof ApiError && error.status === 410) return <Over />;
  return (
    <AuthFrame>
      {confirmed ? (
        <>
          <h1 ref={heading} tabIndex={-1}>
            Your address is confirmed
          </h1>
          <p className={styles.tagline}>
            What we send you goes to <strong>{confirmed.email}</strong>.
          </p>
          <p className={styles.back}>
            <Link to={paths.dashboard}>Go on learning</Link>
          </p>
        </>
      ) : (
        <>
          <h1 ref={heading} tabIndex={-1}>
            Confirm your address
          </h1>
          <p className={styles.tagline}>It is yours if you came here by the link of our mail.</p>
          {error && (
            <p className="field-error" role="alert">
              {sentenceOf(error, 'The academy could not be reached. Please try again.')}
            </p>
          )}
          <Button
            size="4"
            className={styles.confirm}
            loading={confirming.isPending}
            onClick={() => confirming.mutate()}
          >
            Confirm this address
          </Button>
        </>
      )}
    </AuthFrame>
  );
}

const Over = () => (
  <AuthFrame>
    <LinkOver isReset={false} />
  </AuthFrame>
);
