import type { Proof } from '@apologia/contract';
import { ApiError, Button, useAction, useQuery } from '@apologia/kit';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Field } from '../../auth/Field.tsx';
import type { FieldSpec, Problems } from '../../auth/forms.ts';
import { loadCeremonies } from '../../passkeys/load.ts';
import { passkeyList } from '../passkeys/queries.ts';
import styles from './ChangeForm.module.css';
import type { GivenProof } from './ProofForm.tsx';
import { proofField, proofIn } from './proofField.ts';

interface ChangeFormProps<Name extends string, Reply> {
  fields: readonly FieldSpec<Name>[];
  values?: Partial<Record<Name, string>>;
  submit: string;
  /** What is wrong with the values, a message a field. */
  problemsOf: (values: Record<Name, string>) => Problems;
  /** @param proof the current password as it was typed, or an assertion of a passkey */
  send: (values: Record<Name, string>, proof: Proof) => Promise<Reply>;
  onType?: (name: string, text: string) => void;
  onDone: (reply: Reply) => void;
  onCancel: () => void;
  /** The notice where the gateway gives no reason that belongs to a field. */
  failure: string;
}

/** A form that takes the place of what it changes. What is wrong stands below its field, which has the focus. */
export function ChangeForm<Name extends string, Reply>(props: ChangeFormProps<Name, Reply>) {
  const { fields, values, submit, problemsOf, send, onType, onDone, onCancel, failure } = props;
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems>({});
  const asksForProof = fields.some(({ name }) => name === proofField.name);
  const { data: passkeys = [] } = useQuery({ ...passkeyList, enabled: asksForProof });
  const sending = useAction({
    mutationFn: async ({ typed, given }: { typed: Record<Name, string>; given: GivenProof }) => {
      if (given !== 'by-passkey') return send(typed, given);
      const { proofOf } = await loadCeremonies();
      return send(typed, await proofOf(given));
    },
    onSuccess: onDone,
    failure: (error) => (fieldsOf(error) ? null : failure),
    onError: (error) => setProblems(fieldsOf(error) ?? {}),
  });

  const first = fields[0]?.name;
  useEffect(() => form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus(), [first]);
  useEffect(() => {
    const wrong = fields.find(({ name }) => problems[name]);
    if (wrong) form.current?.querySelector<HTMLElement>(`[name="${wrong.name}"]`)?.focus();
  }, [fields, problems]);

  const submitWith = (given?: GivenProof) => {
    if (!form.current) return;
    const typed = Object.fromEntries(new FormData(form.current)) as Record<Name, string>;
    const { [proofField.name]: unproven, ...found } = problemsOf(typed);
    if (unproven && !given) found[proofField.name] = unproven;
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    sending.mutate({ typed, given: given ?? proofIn({ proof: '', ...typed }) });
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submitWith();
  };

  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      noValidate
      onSubmit={onSubmit}
      onInput={({ target }) => target instanceof HTMLInputElement && onType?.(target.name, target.value)}
      onKeyDown={({ key }) => key === 'Escape' && !sending.isPending && onCancel()}
    >
      {fields.map((spec) => (
        <Field key={spec.name} spec={spec} value={values?.[spec.name]} problem={problems[spec.name]} />
      ))}
      <div className={styles.buttons}>
        <Button type="submit" size="3" loading={sending.isPending}>
          {submit}
        </Button>
        {asksForProof && passkeys.length > 0 && (
          <Button
            type="button"
            size="3"
            variant="soft"
            disabled={sending.isPending}
            onClick={() => submitWith('by-passkey')}
          >
            Use a passkey instead
          </Button>
        )}
        <Button type="button" size="3" variant="soft" color="gray" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** The messages of a refusal that belong to fields. */
const fieldsOf = (error: Error): Problems | undefined =>
  error instanceof ApiError ? error.envelope?.fields : undefined;
