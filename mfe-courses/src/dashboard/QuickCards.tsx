import { Link, PremiumBadge, paths } from '@apologia/kit';
import type { ReactNode } from 'react';
import styles from './QuickCards.module.css';

/** Ways to other parts of the academy. */
export function QuickCards({ isPremium }: { isPremium: boolean }) {
  return (
    <section className={styles.section} aria-labelledby="elsewhere">
      <h2 id="elsewhere">Elsewhere in the academy</h2>
      <div className={styles.cards}>
        <QuickCard to={paths.subject('apologetics')} title="Apologetics Foundations">
          Four questions, from truth to the New Testament.
        </QuickCard>
        <QuickCard to={paths.subject('religions')} title="World Religions">
          Meet five worldviews as those who hold them know them.
        </QuickCard>
        <QuickCard to={paths.practice} title="AI Discussion Practice" badge={!isPremium && <PremiumBadge />}>
          Try your words in a conversation before you need them.
        </QuickCard>
      </div>
    </section>
  );
}

interface QuickCardProps {
  to: string;
  title: string;
  badge?: ReactNode;
  children: string;
}

function QuickCard({ to, title, badge, children }: QuickCardProps) {
  return (
    <Link to={to} className="card">
      <h3>{title}</h3>
      <p className={styles.text}>{children}</p>
      {badge}
    </Link>
  );
}
