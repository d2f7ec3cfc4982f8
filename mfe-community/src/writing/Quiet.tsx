import type { ButtonHTMLAttributes, Ref } from 'react';
import styles from './Actions.module.css';

interface QuietProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  /** What the word is about, for those who do not see where it stands. */
  about: string;
  /** While what it asked for is on its way. It keeps the focus, which a disabled button loses. */
  isPending?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A button that is one word below a text. */
export function Quiet({ about, isPending = false, onClick, children, ...button }: QuietProps) {
  return (
    <button
      type="button"
      className={styles.quiet}
      aria-disabled={isPending || undefined}
      onClick={isPending ? undefined : onClick}
      {...button}
    >
      {children}
      <span className="visually-hidden"> {about}</span>
    </button>
  );
}
