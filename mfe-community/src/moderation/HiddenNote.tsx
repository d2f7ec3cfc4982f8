import { EyeOff } from 'lucide-react';
import styles from './HiddenNote.module.css';

/** Tells a writer that others do not see it. */
export function HiddenNote() {
  return (
    <p className={styles.note}>
      <EyeOff size={16} aria-hidden="true" />
      Hidden by a moderator. Only you can see it.
    </p>
  );
}
