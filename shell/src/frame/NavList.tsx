import { NavLink, PremiumBadge } from '@apologia/kit';
import { destinations } from './navigation.ts';
import styles from './Sidebar.module.css';
import { useExtra } from './useExtra.ts';

const loadMore = () => import(/* webpackChunkName: "frame-later" */ './MorePages.tsx');

/** The links to the academy's pages. */
export function NavList({ isPremium }: { isPremium: boolean }) {
  const MorePages = useExtra(loadMore);
  return (
    <nav aria-label="Academy">
      <ul className={styles.list}>
        {destinations.map(({ to, label, icon: Icon, premium, apart }) => {
          const badge = premium && !isPremium;
          return (
            <li key={to} data-apart={apart}>
              <NavLink to={to} end className={styles.link} data-tip={badge ? `${label} · Premium` : label}>
                <Icon size={20} strokeWidth={1.6} aria-hidden="true" />
                <span className={styles.label}>{label}</span>
                {badge && (
                  <span className={styles.badge}>
                    {' '}
                    <PremiumBadge />
                  </span>
                )}
              </NavLink>
            </li>
          );
        })}
      </ul>
      {MorePages && <MorePages />}
    </nav>
  );
}
