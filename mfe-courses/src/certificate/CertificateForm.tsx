import { certificates, type Subject } from '@apologia/contract';
import {
  ApiError,
  Button,
  call,
  paths,
  sentenceOf,
  session,
  TextField,
  toast,
  useMutation,
  useNavigate,
  useQuery,
  useQueryClient,
} from '@apologia/kit';
import { type FormEvent, useRef } from 'react';
import { subjectModules } from '../queries.ts';
import styles from './CertificateForm.module.css';

/** Asks for the name to print, has the certificate issued, and goes to it. */
export function CertificateForm({ subject }: { subject: Subject }) {
  const { data: learner } = useQuery(session);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);

  const issuing = useMutation({
    mutationFn: (name: string) => call(certificates.issueCertificate, { body: { subject, name } }),
    onSuccess({ code }) {
      // Its panel then links to the certificate.
      queryClient.invalidateQueries({ queryKey: subjectModules(subject).queryKey });
      navigate(paths.certificate(code));
    },
    onError(error) {
      if (problemWith(error)) field.current?.focus();
      else
        toast({
          title: 'Error',
          description: sentenceOf(error, 'The certificate could not be issued. Please try again.'),
          tone: 'destructive',
        });
    },
  });
  const problem = problemWith(issuing.error);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!issuing.isPending) issuing.mutate(field.current?.value ?? '');
  };

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <div className="field">
        <label htmlFor="printed-name">Your name, as it shall be printed</label>
        <TextField.Root
          // The name is known a moment after a first visit begins.
          key={learner?.username}
          ref={field}
          id="printed-name"
          className={styles.name}
          size="3"
          autoComplete="name"
          defaultValue={learner?.username}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? 'printed-name-problem' : 'printed-name-note'}
        />
        {problem ? (
          <p id="printed-name-problem" className="field-error">
            {problem}
          </p>
        ) : (
          <p id="printed-name-note" className={styles.note}>
            It cannot be changed once the certificate is issued.
          </p>
        )}
      </div>
      <Button type="submit" size="3" loading={issuing.isPending}>
        Receive certificate
      </Button>
    </form>
  );
}

/** What the gateway says is wrong with the name. */
const problemWith = (error: unknown) =>
  error instanceof ApiError ? error.envelope?.fields?.name : undefined;
