import { Button, isSignedOut, sentenceOf } from '@apologia/kit';
import { SignInAgain } from '../components/SignInAgain.tsx';

/** Why the answers did not arrive, and a way on. */
export function SubmitFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const reason = sentenceOf(error, 'Nothing could be sent. Your connection may have dropped.');
  return (
    <div className="failed" role="alert">
      <p>{reason} Your answers are kept here.</p>
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
