import { type PlanId, planIds } from '@apologia/contract';
import styles from './PlanChoice.module.css';

const names: Record<PlanId, string> = { month: 'Monthly', year: 'Yearly' };

interface PlanChoiceProps {
  plan: PlanId;
  onChoose: (plan: PlanId) => void;
}

/** Month or year: radio buttons that look like one control. */
export function PlanChoice({ plan, onChoose }: PlanChoiceProps) {
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
          {names[id]}
        </label>
      ))}
    </fieldset>
  );
}
