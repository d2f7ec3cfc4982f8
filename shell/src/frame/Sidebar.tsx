import { Link, Logo, paths, session, useQuery } from '@apologia/kit';
import { Account } from './Account.tsx';
import { NavList } from './NavList.tsx';
import styles from './Sidebar.module.css';
import { UpgradeCard } from './UpgradeCard.tsx';
import { YourProgress } from './YourProgress.tsx';

/** The contents of the sidebar, in its column and in the sheet of a phone. */
export function Sidebar() {
  const { data: learner } = useQuery(session);
  const isPremium = learner?.subscriptionTier === 'premium';
  return (
    <>
      <div className={styles.brand}>
        <Link to={paths.dashboard}>
          <Logo />
        </Link>
      </div>
      <NavList isPremium={isPremium} />
      <div className={styles.foot}>
        <YourProgress />
        {!isPremium && <UpgradeCard />}
        {learner && <Account learner={learner} />}
      </div>
    </>
  );
}
