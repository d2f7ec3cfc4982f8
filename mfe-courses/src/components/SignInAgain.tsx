import { Button, Link, signInAgain } from '@apologia/kit';

/** The way on where the session has ended: to sign-in and back, where the draft is waiting. */
export function SignInAgain() {
  return (
    <Button asChild size="3" variant="soft">
      <Link to={signInAgain()}>Sign In</Link>
    </Button>
  );
}
