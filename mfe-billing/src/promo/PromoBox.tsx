import { useState } from 'react';
import { AppliedPromo } from './AppliedPromo.tsx';
import styles from './PromoBox.module.css';
import { PromoForm } from './PromoForm.tsx';
import type { CheckedPromo } from './promo.ts';
import type { PromoOnPage } from './usePromo.ts';

/** The form for a promo code, and the code once it is in force. */
export function PromoBox({ promo: { current, check, drop } }: { promo: PromoOnPage }) {
  // Form and code take each other's place: whoever was in the one goes on in the other.
  const [takesFocus, setTakesFocus] = useState(false);
  const onValid = (promo: CheckedPromo) => {
    setTakesFocus(true);
    check(promo);
  };
  const onRemove = () => {
    setTakesFocus(true);
    return drop();
  };
  return (
    <div className={styles.box}>
      {current ? (
        <AppliedPromo promo={current} takesFocus={takesFocus} onRemove={onRemove} />
      ) : (
        <PromoForm takesFocus={takesFocus} onValid={onValid} />
      )}
    </div>
  );
}
