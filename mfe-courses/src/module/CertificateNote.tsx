import { passMark } from '@apologia/contract';
import styles from './CertificateNote.module.css';

/** The note on what a Knowledge Check counts for the certificate of its subject. @param best score so far */
export function CertificateNote({ best }: { best: number | null }) {
  return <p className={styles.note}>{inWords(best)}</p>;
}

function inWords(best: number | null): string {
  const needed = `${passMark}% or more`;
  if (best === null) return `For the certificate: ${needed} at your best try. Try as often as you like.`;
  if (best >= passMark) return 'This is enough for the certificate.';
  return `Your best is ${best}%. For the certificate it takes ${needed}; try again as often as you like.`;
}
