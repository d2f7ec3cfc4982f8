import { Link } from '@apologia/kit';
import styles from './UpLink.module.css';

/** The link from a page to the one above it, in the label above the title; as large as a thumb. */
export function UpLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className={styles.up}>
      {children}
    </Link>
  );
}
