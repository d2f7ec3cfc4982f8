import { routeOf } from '@apologia/contract';
import {
  ApiError,
  Button,
  queryClient,
  sentenceOf,
  session,
  toast,
  useMutation,
  useNavigate,
} from '@apologia/kit';
import { type FormEvent, type RefObject, useEffect, useState } from 'react';
import { loadPage } from '../remotes/loadPage.ts';
import styles from './AuthPage.module.css';
import { Field } from './Field.tsx';
import { type Form, type FormValues, type Problems, problemsOf, valuesIn } from './forms.ts';
import { takeOverTab } from './takeOverTab.ts';

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
  const navigate = useNavigate();

  const attempt = useMutation({
    mutationFn: form.send,
    onSuccess: (learner) => {
      // The queries of a visitor, or of another learner, are not this learner's.
      takeOverTab(learner.username);
      queryClient.removeQueries();
      queryClient.setQueryData(session.queryKey, learner);
      toast(form.welcome);
      navigate(next, { replace: true });
    },
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
    const page = routeOf(new URL(next, location.origin).pathname);
    if (page) loadPage(page.route);
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
