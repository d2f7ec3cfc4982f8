import { Button, queryClient, TextField, useMutation } from '@apologia/kit';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { failureOf, fetchReleases, releasesKey } from './queries.ts';
import styles from './TokenForm.module.css';
import { isToken } from './token.ts';

interface TokenFormProps {
  /** Why a token that the tab had is of no use any more. */
  refusal: string | undefined;
  onToken: (token: string) => void;
}

export const fieldId = 'ship-token';
const hintId = `${fieldId}-hint`;
const problemId = `${fieldId}-problem`;

const noToken = 'This token does not belong to an app.';

/** Asks for a team's token. The field has no name and React does not know what is in it: it gets into no address and no attribute. */
export function TokenForm({ refusal, onToken }: TokenFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState(refusal);
  const attempt = useMutation({
    mutationFn: fetchReleases,
    onSuccess: (apps, token) => {
      queryClient.setQueryData(releasesKey, apps);
      onToken(token);
    },
    onError: (error) => setProblem(failureOf(error)),
  });

  useEffect(() => {
    if (problem && !attempt.isPending) field.current?.focus();
  }, [problem, attempt.isPending]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const token = field.current?.value.trim() ?? '';
    if (attempt.isPending) return;
    setProblem(isToken(token) ? undefined : token ? noToken : 'Enter your team’s token.');
    if (isToken(token)) attempt.mutate(token);
  };

  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit}>
      <div className="field">
        <label htmlFor={fieldId}>Token</label>
        <p className="small soft" id={hintId}>
          The one that your team ships with (<code>SHIP_TOKEN_…</code>); any team’s will do. It stays in this
          tab.
        </p>
        <TextField.Root
          ref={field}
          id={fieldId}
          size="3"
          type="password"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${hintId} ${problemId}` : hintId}
        />
        {problem && (
          <p id={problemId} className="field-error" role="alert">
            {problem}
          </p>
        )}
      </div>
      <Button type="submit" size="3" loading={attempt.isPending}>
        Look at the releases
      </Button>
    </form>
  );
}
