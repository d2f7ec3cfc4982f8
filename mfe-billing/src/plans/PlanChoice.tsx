import { type PlanId, planIds } from '@apologia/contract';
import styles from './PlanChoice.module.css';
import { PlanPrice } from './PlanPrice.tsx';

interface PlanChoiceProps {
  plan: PlanId;
  discountPercent: number;
  onChoose: (plan: PlanId) => void;
}

/** Month or year, each with its price: radio buttons that look like one control. */
export function PlanChoice({ plan, discountPercent, onChoose }: PlanChoiceProps) {
  return (
    <fieldset className={styles.choice}>
      <legend className="visually-hidden">Billing period</legend>
      {planIds.map((id) => (
        <label key={id} className={styles.option}>
          <input
            className="visually-hidden"
            type="radio"
            name="plan"
            value={id}
            checked={id === plan}
            onChange={() => onChoose(id)}
          />
          <PlanPrice plan={id} discountPercent={discountPercent} />
        </label>
      ))}
    </fieldset>
  );
}
