import { certificates, type Subject } from '@apologia/contract';
import {
  ApiError,
  Button,
  call,
  paths,
  queryClient,
  session,
  TextField,
  useAction,
  useNavigate,
  useQuery,
} from '@apologia/kit';
import { useDraft } from '@apologia/kit/draft';
import { type FormEvent, useRef } from 'react';
import { subjectModules } from '../queries.ts';
import styles from './CertificateForm.module.css';

/** Asks for the name to print, has the certificate issued, and goes to it. */
export function CertificateForm({ subject }: { subject: Subject }) {
  const { data: learner } = useQuery(session);
  const username = learner?.username ?? '';
  // The name is known a moment after a first visit begins.
  return <NameForm key={username} subject={subject} username={username} />;
}

function NameForm({ subject, username }: { subject: Subject; username: string }) {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);

  const [name, setName, discard] = useDraft(`certificate-name ${subject}`, username);

  const issuing = useAction({
    mutationFn: () => call(certificates.issueCertificate, { body: { subject, name } }),
    onSuccess({ code }) {
      discard();
      // Its panel then links to the certificate.
      queryClient.invalidateQueries({ queryKey: subjectModules(subject).queryKey });
      navigate(paths.certificate(code));
    },
    failure: (error) =>
      problemWith(error) ? null : 'The certificate could not be issued. Please try again.',
    onError(error) {
      if (problemWith(error)) field.current?.focus();
    },
  });
  const problem = problemWith(issuing.error);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    issuing.mutate();
  };

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <div className="field">
        <label htmlFor="printed-name">Your name, as it shall be printed</label>
        <TextField.Root
          ref={field}
          id="printed-name"
          className={styles.name}
          size="3"
          autoComplete="name"
          value={name}
          onChange={(event) => setName(event.target.value)}
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

/** The gateway's message about a name that cannot be printed. */
const problemWith = (error: unknown) =>
  error instanceof ApiError ? error.envelope?.fields?.name : undefined;
