import { Button } from '@radix-ui/themes';
import { QueryErrorResetBoundary } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { ApiError, sentenceOf } from '../api/apiError.ts';

/**
 * A part of a page that waits and fails on its own: a skeleton while its data comes, a sentence and
 * Retry where it does not.
 */
export function RegionBoundary({ skeleton, children }: { skeleton: ReactNode; children: ReactNode }) {
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <ErrorBoundary
          onReset={reset}
          fallbackRender={({ error, resetErrorBoundary }) => (
            <RegionFailed error={error} onRetry={resetErrorBoundary} />
          )}
        >
          <Suspense fallback={skeleton}>{children}</Suspense>
        </ErrorBoundary>
      )}
    </QueryErrorResetBoundary>
  );
}

function RegionFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const said =
    error instanceof ApiError
      ? sentenceOf(error, 'This part could not be loaded.')
      : 'This part could not be loaded. Your connection may have dropped.';
  return (
    <div className="failed" role="alert">
      <p>{said}</p>
      <Button variant="soft" onClick={onRetry}>
        Retry
      </Button>
    </div>
  );
}
