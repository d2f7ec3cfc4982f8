import { useSuspenseQuery } from '@apologia/kit';
import styles from '../SettingsPage.module.css';
import { signIns } from './queries.ts';
import { SignInRow } from './SignInRow.tsx';
import { SignOutEverywhere } from './SignOutEverywhere.tsx';

/** The browsers that are signed in to the account. */
export function SignInsSection() {
  const { data } = useSuspenseQuery(signIns);
  return (
    <>
      <ul className={styles.entries}>
        {data.map((signIn) => (
          <SignInRow key={signIn.id} signIn={signIn} />
        ))}
      </ul>
      <SignOutEverywhere hasOthers={data.length > 1} />
    </>
  );
}
