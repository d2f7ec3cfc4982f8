import { ApiError, RegionFailed, sentenceOf } from '@apologia/kit';

const otherwise = 'The passage could not be loaded. Your connection may have dropped.';

/** Says that there is no such passage, or that it could not be loaded. */
export function PassageFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (isNoPassage(error)) return <p>{sentenceOf(error, 'There is no such passage.')}</p>;
  return <RegionFailed error={error} onRetry={onRetry} otherwise={otherwise} />;
}

/** Whether a retry would bring the same answer. */
export const isNoPassage = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);
