import { Button } from '@radix-ui/themes';
import { QueryErrorResetBoundary } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { ApiError, sentenceOf } from '../api/apiError.ts';

interface Failure {
  error: unknown;
  onRetry: () => void;
}

interface RegionBoundaryProps {
  skeleton: ReactNode;
  /** What is shown in place of the part; by default a sentence and Retry. */
  failed?: (failure: Failure) => ReactNode;
  children: ReactNode;
}

/**
 * A part of a page that waits and fails on its own: a skeleton while its data comes, a sentence and
 * Retry where it does not.
 */
export function RegionBoundary({ skeleton, failed = RegionFailed, children }: RegionBoundaryProps) {
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

function RegionFailed({ error, onRetry }: Failure) {
  const message =
    error instanceof ApiError
      ? sentenceOf(error, 'This part could not be loaded.')
      : 'This part could not be loaded. Your connection may have dropped.';
  return (
    <div className="failed" role="alert">
      <p>{message}</p>
      <Button variant="soft" onClick={onRetry}>
        Retry
      </Button>
    </div>
  );
}
