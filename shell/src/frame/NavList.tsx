import { NavLink, PremiumBadge } from '@apologia/kit';
import type { ReactNode } from 'react';
import { destinations } from './navigation.ts';
import styles from './Sidebar.module.css';

interface NavListProps {
  isPremium: boolean;
  /** What comes below. */
  children: ReactNode;
}

/** The links to the academy's pages. */
export function NavList({ isPremium, children }: NavListProps) {
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
      {children}
    </nav>
  );
}
