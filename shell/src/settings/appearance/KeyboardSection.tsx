import { Reading } from '@apologia/kit/readingChoices';
import styles from '../SettingsPage.module.css';

const onOrOff = [
  ['', 'On'],
  ['off', 'Off'],
] as const;

/** Whether keys do anything without Ctrl. */
export function KeyboardSection() {
  return (
    <>
      <Reading legend="Keys that do without Ctrl" name="keys" choices={onOrOff} />
      <p className={styles.hint}>While they are on, a question mark shows all of them on any page.</p>
    </>
  );
}
