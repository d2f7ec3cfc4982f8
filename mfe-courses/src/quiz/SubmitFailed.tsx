import { ApiError, Button, isSignedOut, sentenceOf } from '@apologia/kit';
import { SignInAgain } from '../components/SignInAgain.tsx';

/** Why the answers did not arrive, and a way on. Where the line is down, they go by themselves once there is one. */
export function SubmitFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const reason = sentenceOf(error, 'Nothing could be sent.');
  return (
    <div className="failed" role="alert">
      {error instanceof ApiError ? (
        <p>{reason} Your answers are kept here.</p>
      ) : (
        <p>
          <b>Kept, will be sent</b> as soon as there is a connection again. You may read on meanwhile.
        </p>
      )}
      {isSignedOut(error) ? (
        <SignInAgain />
      ) : (
        <Button type="button" size="3" variant="soft" onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
}
