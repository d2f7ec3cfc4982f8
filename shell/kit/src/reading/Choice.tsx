import styles from './Choice.module.css';

interface ChoiceProps<Value extends string> {
  legend: string;
  name: string;
  choices: readonly (readonly [Value, string])[];
  value: string;
  onChoose: (value: Value) => void;
}

/** One of a few, all of them in sight. */
export function Choice<Value extends string>({ legend, name, choices, value, onChoose }: ChoiceProps<Value>) {
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      <div className={styles.options}>
        {choices.map(([choice, label]) => (
          <label key={choice} className={styles.option} data-value={choice}>
            <input
              type="radio"
              name={name}
              value={choice}
              checked={choice === value}
              onChange={() => onChoose(choice)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
