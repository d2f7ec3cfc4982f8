import { KeyTable } from '../../frame/KeyTable.tsx';
import styles from '../SettingsPage.module.css';
import { Reading } from './Reading.tsx';

const onOrOff = [
  ['', 'On'],
  ['off', 'Off'],
] as const;

/** The academy's keys, and whether they do anything without Ctrl. */
export function KeyboardSection() {
  return (
    <>
      <Reading legend="Keys that do without Ctrl" name="keys" choices={onOrOff} />
      <div className={styles.change}>
        <KeyTable />
      </div>
    </>
  );
}
