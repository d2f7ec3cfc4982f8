import { Link } from '@apologia/kit';
import { pastAddress } from '../view.ts';
import styles from './PastLink.module.css';

/** The link to past conversations; as large as a thumb. */
export function PastLink() {
  return (
    <Link to={pastAddress} className={styles.link}>
      Past conversations
    </Link>
  );
}
