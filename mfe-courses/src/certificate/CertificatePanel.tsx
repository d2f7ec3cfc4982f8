import { type ModuleSummary, passMark, type Subject } from '@apologia/contract';
import { Button, Link, paths } from '@apologia/kit';
import { toKnowledgeCheck } from '../module/knowledgeCheckId.ts';
import { subjectTitles } from '../subjects.ts';
import { CertificateForm } from './CertificateForm.tsx';
import styles from './CertificatePanel.module.css';

interface CertificatePanelProps {
  subject: Subject;
  /** Of the certificate there is already. */
  code: string | null;
  isPremium: boolean;
  /** Whose Knowledge Check is still under the mark. */
  toRetry: readonly ModuleSummary[];
}

/** For a learner who has completed a subject: the certificate, or the way to it. */
export default function CertificatePanel(props: CertificatePanelProps) {
  return (
    <section className={styles.panel} aria-labelledby="certificate">
      <State {...props} />
    </section>
  );
}

function State({ subject, code, isPremium, toRetry }: CertificatePanelProps) {
  if (code !== null) return <Held code={code} />;
  if (!isPremium) return <Premium />;
  return toRetry.length > 0 ? <Retry modules={toRetry} /> : <Due subject={subject} />;
}

function Held({ code }: { code: string }) {
  return (
    <>
      <h2 id="certificate">Your certificate</h2>
      <p>You have completed this course. Keep the certificate, or show it to someone.</p>
      <Button asChild size="3" variant="soft" className={styles.action}>
        <Link to={paths.certificate(code)}>View your certificate</Link>
      </Button>
    </>
  );
}

function Due({ subject }: { subject: Subject }) {
  return (
    <>
      <h2 id="certificate">Receive your certificate</h2>
      <p>You have completed every module of {subjectTitles[subject]}. Well done.</p>
      <CertificateForm subject={subject} />
    </>
  );
}

function Retry({ modules }: { modules: readonly ModuleSummary[] }) {
  return (
    <>
      <h2 id="certificate">Almost there</h2>
      <p>
        Every module is completed. The certificate needs {passMark}% or more in each Knowledge Check; try
        again as often as you like, and your best try counts.
      </p>
      <ul className={styles.retry}>
        {modules.map(({ id, title, userProgress: { bestScore } }) => (
          <li key={id}>
            <Link to={toKnowledgeCheck(id)}>{title}</Link>
            {bestScore !== null && <span className={styles.best}>Your best: {bestScore}%</span>}
          </li>
        ))}
      </ul>
    </>
  );
}

function Premium() {
  return (
    <>
      <h2 id="certificate">Every module completed</h2>
      <p>
        Well done. A certificate with your name on it comes with Premium, for {passMark}% or more in each
        Knowledge Check.
      </p>
      <Button asChild size="3" variant="soft" className={styles.action}>
        <Link to={paths.subscription}>Upgrade to Premium</Link>
      </Button>
    </>
  );
}
