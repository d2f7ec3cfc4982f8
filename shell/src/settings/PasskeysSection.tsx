import { limits, passkeys } from '@apologia/contract';
import { query, RegionBoundary, useSuspenseQuery } from '@apologia/kit';
import { useFocusOn } from '@apologia/kit/focus';
import { useState } from 'react';
import { AddPasskey } from '../passkeys/AddPasskey.tsx';
import { PasskeyRow } from '../passkeys/PasskeyRow.tsx';
import styles from '../passkeys/Passkeys.module.css';

/** The passkeys of the account: one is added, named, removed. */
export function PasskeysSection() {
  return (
    <>
      <p className={styles.lead}>
        With a passkey you sign in as you unlock your device: with your finger, your face or a PIN. Your
        password stays.
      </p>
      <RegionBoundary skeleton={<div className={styles.skeleton} />}>
        <List />
      </RegionBoundary>
    </>
  );
}

const list = query(passkeys.list);
const addButton = 'add-passkey';

function List() {
  const { data } = useSuspenseQuery(list);
  /** The passkey that was just added, which waits for its name. */
  const [added, setAdded] = useState('');
  const focusOn = useFocusOn();
  return (
    <>
      {data.length > 0 && (
        <ul className={styles.list}>
          {data.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              isNew={passkey.id === added}
              onRemoved={() => focusOn(addButton)}
            />
          ))}
        </ul>
      )}
      {data.length < limits.passkeysMax ? (
        <AddPasskey id={addButton} hasPasskey={data.length > 0} onAdded={({ id }) => setAdded(id)} />
      ) : (
        <p id={addButton} tabIndex={-1}>
          {`That is as many as an account can have: ${limits.passkeysMax}.`}
        </p>
      )}
    </>
  );
}
