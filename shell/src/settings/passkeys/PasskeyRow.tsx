import type { Passkey } from '@apologia/contract';
import { Button, useDay } from '@apologia/kit';
import { useFocusAfter } from '@apologia/kit/focus';
import { useRef, useState } from 'react';
import styles from '../SettingsPage.module.css';
import { RemovePasskey } from './RemovePasskey.tsx';
import { RenamePasskey } from './RenamePasskey.tsx';

interface PasskeyRowProps {
  passkey: Passkey;
  /** Just added: it is asked for a name. */
  isNew: boolean;
  onRemoved: () => void;
}

/** One passkey of the list, and what can be done with it. */
export function PasskeyRow({ passkey, isNew, onRemoved }: PasskeyRowProps) {
  const [mode, setMode] = useState<'shown' | 'renaming' | 'removing'>(isNew ? 'renaming' : 'shown');
  const renameButton = useRef<HTMLButtonElement>(null);
  const removeButton = useRef<HTMLButtonElement>(null);
  const focusAfter = useFocusAfter();
  const day = useDay();
  const { name, createdAt, lastUsedAt } = passkey;

  if (mode === 'renaming') {
    return (
      <li>
        <RenamePasskey
          passkey={passkey}
          isNew={isNew}
          onDone={() => {
            setMode('shown');
            focusAfter(renameButton);
          }}
        />
      </li>
    );
  }
  return (
    <li>
      <p className={styles.said}>{name}</p>
      <p className={styles.meta}>
        {`Added ${day(createdAt)}`}
        {lastUsedAt && ` · Last used ${day(lastUsedAt)}`}
      </p>
      {mode === 'removing' ? (
        <RemovePasskey
          passkey={passkey}
          onRemoved={onRemoved}
          onKeep={() => {
            setMode('shown');
            focusAfter(removeButton);
          }}
        />
      ) : (
        <div className={styles.buttons}>
          <Button
            ref={renameButton}
            variant="soft"
            color="gray"
            aria-label={`Rename ${name}`}
            onClick={() => setMode('renaming')}
          >
            Rename
          </Button>
          <Button
            ref={removeButton}
            variant="soft"
            color="gray"
            aria-label={`Remove ${name}`}
            onClick={() => setMode('removing')}
          >
            Remove
          </Button>
        </div>
      )}
    </li>
  );
}
