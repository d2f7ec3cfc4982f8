import { Button, useAction } from '@apologia/kit';

interface RetryButtonProps {
  size?: '3';
  variant?: 'soft';
  /** Resolves when what failed is there, or has failed again. */
  onRetry: () => Promise<void>;
}

/** Tries once more to load a part of the academy. */
export function RetryButton({ onRetry, ...look }: RetryButtonProps) {
  const retry = useAction({ mutationFn: onRetry });
  return (
    <Button {...look} loading={retry.isPending} onClick={() => retry.mutate()}>
      Retry
    </Button>
  );
}
