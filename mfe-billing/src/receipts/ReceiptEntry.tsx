import type { Receipt } from '@apologia/contract';
import { Button, money, session, useDay, useQuery } from '@apologia/kit';
import { Printer } from 'lucide-react';
import { planName } from '../planNames.ts';
import styles from './Receipts.module.css';
import { refundSentences } from './refundSentences.ts';

interface ReceiptEntryProps {
  receipt: Receipt;
  isPrinted: boolean;
  onPrint: () => void;
}

export function ReceiptEntry({ receipt, isPrinted, onPrint }: ReceiptEntryProps) {
  const { data: learner } = useQuery(session);
  const day = useDay();
  const { id, paidAt, plan, amountCents, promoCode } = receipt;
  return (
    <li className={isPrinted ? `${styles.receipt} ${styles.printed}` : styles.receipt}>
      <p className={styles.letterhead}>Apologia · Receipt for {learner?.username}</p>
      <div className={styles.what}>
        <h3>{planName(plan)}</h3>
        <p className={styles.facts}>
          <time dateTime={paidAt}>{day(paidAt)}</time> · No. <span className={styles.number}>{id}</span>
          {promoCode && ` · Promo code ${promoCode}`}
        </p>
        {refundSentences(receipt).map((sentence) => (
          <p key={sentence} className={styles.refunded}>
            {sentence}
          </p>
        ))}
      </div>
      <p className={styles.amount}>{money(amountCents)}</p>
      <Button
        variant="soft"
        color="gray"
        className={`no-print ${styles.print}`}
        aria-label={`Print the receipt of ${day(paidAt)}`}
        onClick={onPrint}
      >
        <Printer size={16} aria-hidden="true" />
        Print
      </Button>
    </li>
  );
}
