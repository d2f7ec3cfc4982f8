import type { CurrentUser } from '@apologia/contract';
import { Link, paths, useAction } from '@apologia/kit';
import { LogOut } from 'lucide-react';
import styles from './Sidebar.module.css';

/** The learner's name, which leads to their settings, and the button that signs out. */
export function Account({ learner }: { learner: CurrentUser }) {
  const signOut = useAction({
    // Of use once a visit at most: its code comes when it is asked for.
    mutationFn: async () => (await import('./signOut.ts')).signOut(),
    // A new document: nothing of this learner stays in memory.
    onSuccess: () => location.assign(paths.landing),
    failure: {
      title: 'You are still signed in',
      description: 'Signing out did not go through. Please try again.',
    },
  });
  return (
    <div className={styles.account}>
      <Link
        className={styles.username}
        to={paths.settings}
        aria-label={`${learner.username}, settings`}
        data-initial={[...learner.username][0]}
        data-tip="Settings"
      >
        <span className={styles.label}>{learner.username}</span>
      </Link>
      <button
        type="button"
        className={styles.signOut}
        data-tip="Sign out"
        disabled={signOut.isPending}
        onClick={() => signOut.mutate()}
      >
        <LogOut size={18} strokeWidth={1.6} aria-hidden="true" />
        <span className={styles.label}>Sign out</span>
      </button>
    </div>
  );
}
