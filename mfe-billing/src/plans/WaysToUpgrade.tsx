import type { PlanId } from '@apologia/contract';
import { DemoUpgrade } from './DemoUpgrade.tsx';
import type { Offer } from './offer.ts';
import { PayPalButton } from './PayPalButton.tsx';
import styles from './Plan.module.css';

export interface WayToUpgradeProps {
  plan: PlanId;
  /** Holds the promo code, so that the price on the page is the price paid. Answers whether it is. */
  holdPromo: () => Promise<boolean>;
  onUpgraded: () => void;
}

/** The ways to get Premium on this site: with PayPal, for trying out, or none. */
export function WaysToUpgrade({ offer, ...way }: WayToUpgradeProps & { offer: Offer }) {
  if (offer.pendingOrder) {
    return <p className={styles.note}>A payment of yours is being confirmed: there is nothing more to do.</p>;
  }
  return (
    <div className={styles.ways}>
      {offer.cardPayment ? (
        <PayPalButton {...way} />
      ) : (
        <p className={styles.note}>
          Card payment is not set up here, so Premium cannot be bought on this site yet.
        </p>
      )}
      {offer.demoUpgrades && <DemoUpgrade isSecond={offer.cardPayment} {...way} />}
    </div>
  );
}
