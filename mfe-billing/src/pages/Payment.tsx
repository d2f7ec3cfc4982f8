import { RegionBoundary } from '@apologia/kit';
import { useEffect } from 'react';
import { isOwnDocument } from '../pay/ownDocument.ts';
import { PaymentHeader } from '../pay/PaymentHeader.tsx';
import { PaymentSkeleton } from '../pay/PaymentSkeleton.tsx';
import { PaymentStep } from '../pay/PaymentStep.tsx';
import styles from './Payment.module.css';

/** A document of its own, so it brings its header and its `<main>`. */
export default function Payment() {
  const isOwn = isOwnDocument();
  useEffect(() => {
    if (!isOwn) location.reload();
  }, [isOwn]);
  return (
    <>
      <PaymentHeader />
      <main id="content" tabIndex={-1} className={styles.main}>
        {isOwn ? (
          <RegionBoundary skeleton={<PaymentSkeleton />}>
            <PaymentStep />
          </RegionBoundary>
        ) : (
          <PaymentSkeleton />
        )}
      </main>
    </>
  );
}
