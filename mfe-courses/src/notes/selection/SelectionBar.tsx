import { type NoteColor, noteColors } from '@apologia/contract';
import { Link, signInAgain } from '@apologia/kit';
import { Copy, MessageCircleQuestionMark, PenLine } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { colorNames } from '../colors.ts';
import styles from './SelectionBar.module.css';
import { usePosition } from './usePosition.ts';
import { useTabInto } from './useTabInto.ts';

interface SelectionBarProps {
  range: Range;
  text: RefObject<HTMLElement | null>;
  isLearner: boolean;
  onMark: (color: NoteColor) => void;
  onNote: () => void;
  /** Absent where there is no discussion. */
  onAsk: (() => void) | undefined;
  onCopy: () => void;
  onClose: () => void;
}

/** What can be done with the words that are selected. */
export function SelectionBar(props: SelectionBarProps) {
  const { range, text, isLearner, onMark, onNote, onAsk, onCopy, onClose } = props;
  const bar = useRef<HTMLFieldSetElement>(null);
  const style = usePosition(bar, range);
  useTabInto(bar, text);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onClose();
  };
  return (
    <fieldset
      ref={bar}
      className={`no-print ${styles.bar}`}
      style={style}
      aria-label="Selected words"
      onKeyDown={onKeyDown}
      // The words stay selected.
      onPointerDown={(event) => event.preventDefault()}
    >
      {isLearner ? (
        <>
          {noteColors.map((color) => (
            <button
              key={color}
              type="button"
              className={styles.color}
              aria-label={`Mark in ${colorNames[color].toLowerCase()}`}
              onClick={() => onMark(color)}
            >
              <span className={styles.swatch} data-color={color} />
            </button>
          ))}
          <button type="button" className={styles.action} onClick={onNote}>
            <PenLine size={16} aria-hidden="true" />
            Note
          </button>
          {onAsk && (
            <button type="button" className={styles.action} onClick={onAsk}>
              <MessageCircleQuestionMark size={16} aria-hidden="true" />
              Ask
            </button>
          )}
        </>
      ) : (
        <Link to={signInAgain()} className={styles.action}>
          Sign in to mark
        </Link>
      )}
      <button type="button" className={styles.action} onClick={onCopy}>
        <Copy size={16} aria-hidden="true" />
        Copy
      </button>
    </fieldset>
  );
}
