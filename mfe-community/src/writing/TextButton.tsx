import type { ButtonHTMLAttributes, Ref } from 'react';
import styles from './Actions.module.css';

interface TextButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  /** What the word is about, for those who do not see the text above it. */
  about: string;
  /** While its call is on its way. The button keeps the focus, which a disabled one loses. */
  isPending?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A button that is one word below a text. */
export function TextButton({ about, isPending = false, onClick, children, ...button }: TextButtonProps) {
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
