import { Link } from '@apologia/kit';
import { pastAddress } from '../asked.ts';
import styles from './PastLink.module.css';

/** To the conversations there were; as large as a thumb. */
export function PastLink() {
  return (
    <Link to={pastAddress} className={styles.link}>
      Past conversations
    </Link>
  );
}
