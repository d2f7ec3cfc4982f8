import type { GradedAnswer } from '@apologia/contract';
import { Check, X } from 'lucide-react';
import styles from './Verdict.module.css';

/** Right or wrong, as a sign and a word; nothing where nobody grades. */
export function Verdict({ graded: { answer, isRight } }: { graded: GradedAnswer }) {
  if (isRight === null) return null;
  const Sign = isRight ? Check : X;
  return (
    <p className={isRight ? styles.right : styles.wrong}>
      <Sign size={18} strokeWidth={2.5} aria-hidden="true" />
      {isRight ? 'Right' : answer === null ? 'Left open' : 'Not quite'}
    </p>
  );
}
