import { Clock, EyeOff } from 'lucide-react';
import styles from './HiddenNote.module.css';

/** Tells a writer that others do not see their text, or not yet. */
export function HiddenNote({ isWaiting }: { isWaiting: boolean }) {
  const Sign = isWaiting ? Clock : EyeOff;
  return (
    <p className={isWaiting ? styles.waiting : styles.note}>
      <Sign size={16} aria-hidden="true" />
      {isWaiting ? waitsForModerator : 'Hidden by a moderator. Only you can see it.'}
    </p>
  );
}

/** Why a new text is not in sight yet, and what happens next. */
export const waitsForModerator =
  'Waits for a moderator, as something of yours was hidden here. Until then only you can see it.';
