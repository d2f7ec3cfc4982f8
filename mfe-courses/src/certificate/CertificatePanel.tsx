import type { Subject } from '@apologia/contract';
import { Button, Link, paths } from '@apologia/kit';
import { subjectTitles } from '../subjects.ts';
import { CertificateForm } from './CertificateForm.tsx';
import styles from './CertificatePanel.module.css';

interface CertificatePanelProps {
  subject: Subject;
  /** Of the certificate there is already. */
  code: string | null;
  isPremium: boolean;
}

/** For a learner who has completed a subject: the certificate, or the way to it. */
export default function CertificatePanel({ subject, code, isPremium }: CertificatePanelProps) {
  return (
    <section className={styles.panel} aria-labelledby="certificate">
      {code !== null ? <Held code={code} /> : isPremium ? <Due subject={subject} /> : <Premium />}
    </section>
  );
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

function Premium() {
  return (
    <>
      <h2 id="certificate">Every module completed</h2>
      <p>Well done. A certificate with your name on it comes with Premium.</p>
      <Button asChild size="3" variant="soft" className={styles.action}>
        <Link to={paths.subscription}>Upgrade to Premium</Link>
      </Button>
    </>
  );
}
