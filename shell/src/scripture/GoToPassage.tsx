import { limits } from '@apologia/contract';
import { Button, paths, TextField, useNavigate } from '@apologia/kit';
import { type FormEvent, useId } from 'react';
import styles from './GoToPassage.module.css';

/** The field for a reference in any common way of writing. @param wrongReference one that led nowhere */
export function GoToPassage({ wrongReference }: { wrongReference?: string }) {
  const id = useId();
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const ref = String(new FormData(event.currentTarget).get('ref')).trim();
    if (ref) navigate(paths.scripture(ref));
  };
  return (
    <form className={`${styles.form} no-print`} onSubmit={submit}>
      <label htmlFor={id}>Go to a passage</label>
      <TextField.Root
        id={id}
        name="ref"
        size="3"
        className={styles.input}
        placeholder="John 3:16, Ps 23, 1 Cor 13:4-7"
        defaultValue={wrongReference}
        maxLength={limits.searchMax}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        enterKeyHint="go"
      />
      <Button type="submit" size="3" variant="soft">
        Go
      </Button>
    </form>
  );
}
