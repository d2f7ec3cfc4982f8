import { Referenced } from '@apologia/kit';
import styles from './Discussion.module.css';

/** The text of a post, in whichever direction it runs, its references leading to Scripture. */
export function PostText({ children }: { children: string }) {
  return (
    <p className={styles.text} dir="auto">
      <Referenced>{children}</Referenced>
    </p>
  );
}
