import { type SignIn, security } from '@apologia/contract';
import { Button, call, queryClient, useAction, useDay } from '@apologia/kit';
import { useFocusBack } from '@apologia/kit/focus';
import styles from '../SettingsPage.module.css';
import { whereOf } from './placeName.ts';
import { refreshSecurity, signIns } from './queries.ts';
import rowStyles from './SignInRow.module.css';

/** A browser that is signed in, and the button that ends that. */
export function SignInRow({ signIn }: { signIn: SignIn }) {
  const day = useDay();
  const ending = useAction({
    mutationFn: () => call(security.endSignIn, { body: { id: signIn.id } }),
    onSuccess: () => {
      document.getElementById('sign-ins-title')?.focus();
      queryClient.setQueryData(signIns.queryKey, (shown) => shown?.filter(({ id }) => id !== signIn.id));
      refreshSecurity();
    },
    failure: 'This sign-in could not be ended. Please try again.',
    // It may have ended by itself.
    onError: refreshSecurity,
  });
  const button = useFocusBack(ending.isPending);
  const since = day(signIn.createdAt);
  const seen = day(signIn.seenAt);
  return (
    <li className={rowStyles.row}>
      <div>
        <p className={styles.said}>{whereOf(signIn)}</p>
        <p className={styles.meta}>
          {signIn.isCurrent && (
            <>
              <strong className={rowStyles.here}>This browser</strong> ·{' '}
            </>
          )}
          Since {since}
          {seen !== since && `, last used ${seen}`}
        </p>
      </div>
      {!signIn.isCurrent && (
        <Button
          ref={button}
          variant="soft"
          color="gray"
          aria-label={`Sign out ${whereOf(signIn)}, since ${since}`}
          loading={ending.isPending}
          onClick={() => ending.mutate()}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}
