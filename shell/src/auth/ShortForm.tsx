import { ApiError, Button, useAction } from '@apologia/kit';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './AuthPage.module.css';
import { Field } from './Field.tsx';
import { type FieldSpec, type FormValues, type Problems, valuesIn } from './forms.ts';

interface ShortFormProps<Reply> {
  fields: readonly FieldSpec[];
  submit: string;
  /** What is wrong with the values, a message a field. */
  problemsOf: (values: FormValues) => Problems;
  send: (values: FormValues) => Promise<Reply>;
  onDone: (reply: Reply, values: FormValues) => void;
  onFailure?: (error: Error) => void;
  /** The notice where the gateway gives no reason that belongs to a field. */
  failure: string;
  /** Other ways out, beside its button. */
  children?: ReactNode;
}

/** A form of a field or two. What is wrong stands below its field, which has the focus. */
export function ShortForm<Reply>(props: ShortFormProps<Reply>) {
  const { fields, submit, problemsOf, send, onDone, onFailure, failure, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems>({});
  const sending = useAction({
    mutationFn: send,
    onSuccess: (reply: Reply, values: FormValues) => onDone(reply, values),
    failure: (error) => (fieldsOf(error) ? null : failure),
    onError(error) {
      setProblems(fieldsOf(error) ?? {});
      onFailure?.(error);
    },
  });

  useEffect(() => {
    const wrong = fields.find(({ name }) => problems[name]);
    if (wrong) form.current?.querySelector<HTMLElement>(`[name="${wrong.name}"]`)?.focus();
  }, [fields, problems]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = valuesIn(event.currentTarget);
    const found = problemsOf(values);
    setProblems(found);
    if (Object.keys(found).length === 0) sending.mutate(values);
  };

  return (
    <form ref={form} className={styles.form} method="post" noValidate onSubmit={onSubmit}>
      {fields.map((spec) => (
        <Field key={spec.name} spec={spec} value={undefined} problem={problems[spec.name]} />
      ))}
      <Button type="submit" size="4" className={styles.submit} loading={sending.isPending}>
        {submit}
      </Button>
      {children}
    </form>
  );
}

/** The messages of a refusal that belong to fields. */
const fieldsOf = (error: Error): Problems | undefined =>
  error instanceof ApiError ? error.envelope?.fields : undefined;
