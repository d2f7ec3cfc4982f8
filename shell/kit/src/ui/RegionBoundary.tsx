import { Button } from '@radix-ui/themes';
import { QueryErrorResetBoundary } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { isSignedOut, signInAgain } from '../action.ts';
import { ApiError, sentenceOf } from '../api/apiError.ts';
import { Link } from './Link.tsx';

interface Failure {
  error: unknown;
  onRetry: () => void;
}

interface RegionBoundaryProps {
  skeleton: ReactNode;
  /** What is shown in place of the part; by default a sentence and the way on. */
  failed?: (failure: Failure) => ReactNode;
  children: ReactNode;
}

/**
 * A part of a page that waits and fails on its own: a skeleton while its data comes, a sentence and
 * the way on where it does not.
 */
export function RegionBoundary({ skeleton, failed = regionFailed, children }: RegionBoundaryProps) {
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <ErrorBoundary
          onReset={reset}
          fallbackRender={({ error, resetErrorBoundary }) => failed({ error, onRetry: resetErrorBoundary })}
        >
          <Suspense fallback={skeleton}>{children}</Suspense>
        </ErrorBoundary>
      )}
    </QueryErrorResetBoundary>
  );
}

interface RegionFailedProps extends Failure {
  /** What is said where the gateway gives no reason. */
  otherwise?: string;
  className?: string;
}

const regionFailed = (failure: Failure) => <RegionFailed {...failure} />;

/** Says that a part could not be loaded. The way on is Retry; where the session has ended, sign-in and back to this page. A line that comes back retries by itself. */
export function RegionFailed({ error, onRetry, otherwise, className = '' }: RegionFailedProps) {
  useEffect(() => {
    addEventListener('online', onRetry);
    return () => removeEventListener('online', onRetry);
  }, [onRetry]);
  const missing = 'This part could not be loaded.';
  const sentence =
    otherwise ?? (error instanceof ApiError ? missing : `${missing} Your connection may have dropped.`);
  return (
    <div className={`failed ${className}`} role="alert">
      <p>{sentenceOf(error, sentence)}</p>
      {isSignedOut(error) ? (
        <Button asChild variant="soft">
          <Link to={signInAgain()}>Sign In</Link>
        </Button>
      ) : (
        <Button variant="soft" onClick={onRetry}>
          Retry
        </Button>
      )}
    </div>
  );
}
