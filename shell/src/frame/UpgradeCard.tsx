import { Link, paths } from '@apologia/kit';
import { Crown } from 'lucide-react';
import styles from './Sidebar.module.css';

/** The offer of Premium, for a learner who does not have it. */
export function UpgradeCard() {
  return (
    <Link to={paths.subscription} className={styles.upgrade} data-tip="Upgrade to Premium">
      <Crown size={20} strokeWidth={1.6} aria-hidden="true" />
      <span className={styles.label}>
        <strong>Upgrade to Premium</strong> <span>Unlock AI practice, advanced modules, and more</span>
      </span>
    </Link>
  );
}
