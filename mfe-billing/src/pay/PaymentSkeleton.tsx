import { Page, Skeleton } from '@apologia/kit';
import order from './OrderSummary.module.css';
import button from './PayButton.module.css';
import styles from './PaymentSkeleton.module.css';

/** The payment step before it is known what is to be paid. */
export function PaymentSkeleton() {
  return (
    <Page
      measure="reading"
      title="Pay for Premium"
      lead="One payment, made through PayPal. Nothing renews by itself."
    >
      <div aria-busy="true">
        <span className="visually-hidden" role="status">
          Loading your order
        </span>
        <h2 className={order.title}>Your order</h2>
        <Skeleton className={styles.lines} />
        <div className={button.pay}>
          <Skeleton className={styles.button} />
        </div>
      </div>
    </Page>
  );
}
