import { ApiError, Button, Link, paths, sentenceOf, useLocation } from '@apologia/kit';

/** Why the answers did not arrive, and a way on. */
export function NotSent({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { pathname } = useLocation();
  const isSignedOut = error instanceof ApiError && error.status === 401;
  const said = sentenceOf(error, 'Nothing could be sent. Your connection may have dropped.');
  return (
    <div className="failed" role="alert">
      <p>{said} Your answers are kept here.</p>
      {isSignedOut ? (
        <Button asChild size="3" variant="soft">
          <Link to={paths.auth(pathname)}>Sign In</Link>
        </Button>
      ) : (
        <Button type="button" size="3" variant="soft" onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
}
