import { ApiError, Button, sentenceOf, toast, useMutation } from '@apologia/kit';
import { type FormEvent, type RefObject, useEffect, useState } from 'react';
import styles from './AuthPage.module.css';
import { Field } from './Field.tsx';
import { type Form, type FormValues, type Problems, problemsOf, valuesIn } from './forms.ts';
import { loadNext, useArrival } from './useArrival.ts';

interface AuthFormProps {
  form: Form;
  /** The values that were typed on the other tab. */
  values: FormValues;
  /** The page to land on. */
  next: string;
  ref: RefObject<HTMLFormElement | null>;
}

/** One of the two forms. It opens a session, and so is no `useAction`, whose failures may end one. */
export function AuthForm({ form, values, next, ref }: AuthFormProps) {
  const [problems, setProblems] = useState<Problems>({});
  const arrive = useArrival(next);

  const attempt = useMutation({
    mutationFn: form.send,
    onSuccess: (learner) => arrive(learner, form.welcome),
    onError: (error) => {
      setProblems((error instanceof ApiError && error.envelope?.fields) || {});
      toast({
        title: form.failure.title,
        description:
          error instanceof ApiError
            ? sentenceOf(error, form.failure.description)
            : 'The academy could not be reached. Please try again.',
        tone: 'destructive',
      });
    },
  });

  useEffect(() => {
    const wrong = form.fields.find(({ name }) => problems[name]);
    if (wrong) ref.current?.querySelector<HTMLElement>(`[name="${wrong.name}"]`)?.focus();
  }, [form, problems, ref]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typedValues = valuesIn(event.currentTarget);
    const newProblems = problemsOf(form.schema, typedValues);
    setProblems(newProblems);
    if (Object.keys(newProblems).length > 0) return;
    // The page comes while the password is being checked.
    loadNext(next);
    attempt.mutate(typedValues);
  };

  return (
    <form ref={ref} className={styles.form} method="post" noValidate onSubmit={submit}>
      {form.fields.map((spec) => (
        <Field key={spec.name} spec={spec} value={values[spec.name]} problem={problems[spec.name]} />
      ))}
      <Button type="submit" size="4" className={styles.submit} loading={attempt.isPending}>
        {form.submit}
      </Button>
    </form>
  );
}
