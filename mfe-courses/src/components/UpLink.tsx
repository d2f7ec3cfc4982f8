import { Link } from '@apologia/kit';
import styles from './UpLink.module.css';

/** From a page to the one it belongs to, in the label above its title; as large as a thumb. */
export function UpLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className={styles.up}>
      {children}
    </Link>
  );
}
