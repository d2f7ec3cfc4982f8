import { limits } from '@apologia/contract';
import { useSuspenseQuery } from '@apologia/kit';
import { useFocusOn } from '@apologia/kit/focus';
import { useState } from 'react';
import styles from '../SettingsPage.module.css';
import { AddPasskey } from './AddPasskey.tsx';
import { PasskeyRow } from './PasskeyRow.tsx';
import { passkeyList } from './queries.ts';

/** The passkeys of the account: one is added, named, removed. */
export function PasskeysSection() {
  const { data } = useSuspenseQuery(passkeyList);
  /** The passkey that was just added, which waits for its name. */
  const [added, setAdded] = useState('');
  const focusOn = useFocusOn();
  return (
    <>
      <p>
        With a passkey you sign in as you unlock your device: with your finger, your face or a PIN. Your
        password stays.
      </p>
      {data.length > 0 && (
        <ul className={`${styles.entries} ${styles.change}`}>
          {data.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              isNew={passkey.id === added}
              onRemoved={() => focusOn('passkeys-title')}
            />
          ))}
        </ul>
      )}
      {data.length < limits.passkeysMax ? (
        <AddPasskey hasPasskey={data.length > 0} onAdded={({ id }) => setAdded(id)} />
      ) : (
        <p
          className={styles.hint}
        >{`An account can have ${limits.passkeysMax}: remove one to add another.`}</p>
      )}
    </>
  );
}
