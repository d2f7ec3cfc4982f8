import type { Receipt } from '@apologia/contract';
import { useEffect, useState } from 'react';
import { ReceiptEntry } from './ReceiptEntry.tsx';
import styles from './Receipts.module.css';

/** The learner's receipts, the newest first. */
export function Receipts({ receipts }: { receipts: readonly Receipt[] }) {
  const [printedId, print] = usePrint();
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
            isPrinted={receipt.id === printedId}
            onPrint={() => print(receipt.id)}
          />
        ))}
      </ul>
    </section>
  );
}

/** Prints one receipt, alone on its sheet. */
function usePrint() {
  const [printedId, setPrintedId] = useState<string | null>(null);
  useEffect(() => {
    if (printedId === null) return;
    const endPrint = () => setPrintedId(null);
    addEventListener('afterprint', endPrint);
    window.print();
    return () => removeEventListener('afterprint', endPrint);
  }, [printedId]);
  return [printedId, setPrintedId] as const;
}
