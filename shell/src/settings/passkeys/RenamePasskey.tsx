import { type Passkey, passkeyName, passkeys } from '@apologia/contract';
import { Button, call, sentenceOf, TextField, useAction } from '@apologia/kit';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import formStyles from '../account/ChangeForm.module.css';
import { updatePasskeys } from './queries.ts';

interface RenamePasskeyProps {
  passkey: Passkey;
  isNew: boolean;
  onDone: () => void;
}

/** Calls a passkey something that its owner knows it by. */
export function RenamePasskey({ passkey: { id, name }, isNew, onDone }: RenamePasskeyProps) {
  const fieldId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  const renaming = useAction({
    mutationFn: (chosen: string) => call(passkeys.rename, { body: { id, name: chosen } }),
    onSuccess(_, chosen) {
      updatePasskeys((list) => list.map((one) => (one.id === id ? { ...one, name: chosen } : one)));
      onDone();
    },
    onError: (error) => setProblem(sentenceOf(error, 'The name could not be saved. Please try again.')),
  });

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const parsed = passkeyName.safeParse(field.current?.value);
    setProblem(parsed.error?.issues[0]?.message ?? '');
    if (parsed.success) renaming.mutate(parsed.data);
    else field.current?.focus();
  };

  return (
    <form
      className={formStyles.form}
      noValidate
      onSubmit={onSubmit}
      onKeyDown={(event) => event.key === 'Escape' && !renaming.isPending && onDone()}
    >
      {isNew && <p role="status">Your passkey is ready. Call it what you will know it by.</p>}
      <div className="field">
        <label htmlFor={fieldId}>Name of the passkey</label>
        <TextField.Root
          ref={field}
          id={fieldId}
          size="3"
          defaultValue={name}
          autoComplete="off"
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${fieldId}-problem` : undefined}
        />
        {problem && (
          <p id={`${fieldId}-problem`} className="field-error">
            {problem}
          </p>
        )}
      </div>
      <div className={formStyles.buttons}>
        <Button type="submit" size="3" loading={renaming.isPending}>
          Save
        </Button>
        <Button
          type="button"
          size="3"
          variant="soft"
          color="gray"
          disabled={renaming.isPending}
          onClick={onDone}
        >
          {isNew ? 'Keep this name' : 'Cancel'}
        </Button>
      </div>
    </form>
  );
}
