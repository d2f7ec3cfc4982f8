import type { Receipt } from '@apologia/contract';
import { useEffect, useState } from 'react';
import { ReceiptEntry } from './ReceiptEntry.tsx';
import styles from './Receipts.module.css';

/** What was paid, the newest first. */
export function Receipts({ receipts }: { receipts: readonly Receipt[] }) {
  const [printed, print] = usePrinted();
  return (
    <section className={styles.receipts} aria-labelledby="receipts">
      <h2 id="receipts" className={styles.title}>
        Receipts
      </h2>
      {receipts.length === 0 && <p className={styles.none}>There are none: nothing was paid.</p>}
      <ul>
        {receipts.map((receipt) => (
          <ReceiptEntry
            key={receipt.id}
            receipt={receipt}
            isPrinted={receipt.id === printed}
            onPrint={() => print(receipt.id)}
          />
        ))}
      </ul>
    </section>
  );
}

/** Which receipt is being printed, alone on its sheet. */
function usePrinted() {
  const [printed, setPrinted] = useState<string | null>(null);
  useEffect(() => {
    if (printed === null) return;
    const done = () => setPrinted(null);
    addEventListener('afterprint', done);
    window.print();
    return () => removeEventListener('afterprint', done);
  }, [printed]);
  return [printed, setPrinted] as const;
}
