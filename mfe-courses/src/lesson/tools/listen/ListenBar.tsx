import { Pause, Play, RotateCcw, RotateCw, SkipBack, SkipForward, X } from 'lucide-react';
import { createPortal } from 'react-dom';
import styles from './Listen.module.css';
import type { Listening } from './useListening.ts';

/** The controls of what is being read, at the foot of the window wherever the reader is in the text. */
export function ListenBar({ listening, isRecording }: { listening: Listening; isRecording: boolean }) {
  const { state, pause, resume, step, stop } = listening;
  const isReading = state === 'reading';
  const Back = isRecording ? RotateCcw : SkipBack;
  const On = isRecording ? RotateCw : SkipForward;
  const Toggle = isReading ? Pause : Play;
  return createPortal(
    <section className={`no-print ${styles.bar}`} aria-label="Reading aloud">
      <button
        type="button"
        aria-label={isRecording ? 'Back by 15 seconds' : 'Previous sentence'}
        onClick={() => step(-1)}
      >
        <Back size={20} aria-hidden="true" />
      </button>
      <button type="button" className={styles.toggle} onClick={isReading ? pause : resume}>
        <Toggle size={20} aria-hidden="true" />
        {isReading ? 'Pause' : 'Go on'}
      </button>
      <button
        type="button"
        aria-label={isRecording ? 'On by 15 seconds' : 'Next sentence'}
        onClick={() => step(1)}
      >
        <On size={20} aria-hidden="true" />
      </button>
      <button type="button" aria-label="Stop reading aloud" onClick={stop}>
        <X size={20} aria-hidden="true" />
      </button>
    </section>,
    document.querySelector('.radix-themes') ?? document.body,
  );
}
