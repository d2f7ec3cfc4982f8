import type { ButtonHTMLAttributes, Ref } from 'react';
import styles from './Actions.module.css';

interface QuietProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** What the word is about, for those who do not see where it stands. */
  about: string;
  ref?: Ref<HTMLButtonElement>;
}

/** A button that is one word below a text. */
export function Quiet({ about, children, ...button }: QuietProps) {
  return (
    <button type="button" className={styles.quiet} {...button}>
      {children}
      <span className="visually-hidden"> {about}</span>
    </button>
  );
}
