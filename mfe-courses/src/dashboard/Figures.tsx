import type { Dashboard } from '@apologia/contract';
import { Badge, Link, Meter, PremiumBadge, paths } from '@apologia/kit';
import type { ReactNode } from 'react';
import styles from './Figures.module.css';

const excellentFrom = 80;

/** Four figures of the dashboard: modules, quizzes, hours, plan. They are quiet while there is nothing to count. */
export function Figures({ dashboard }: { dashboard: Dashboard }) {
  const { modulesCompleted, totalModules, quizAverage, studyHours, isPremium } = dashboard;
  const hasBegun = modulesCompleted > 0 || quizAverage > 0 || studyHours > 0;
  const percent = totalModules === 0 ? 0 : Math.round((100 * modulesCompleted) / totalModules);
  return (
    <dl className={styles.figures} data-quiet={!hasBegun || undefined}>
      <Figure label="Modules Completed" value={`${modulesCompleted}/${totalModules}`}>
        <Meter value={percent} label="Modules completed" />
        <p>{percent}%</p>
      </Figure>
      <Figure label="Quiz Average" value={`${quizAverage}%`}>
        <p>{quizAverage >= excellentFrom ? 'Excellent work!' : 'Keep practicing!'}</p>
      </Figure>
      <Figure label="Study Hours" value={studyHours}>
        <p>hours of completed study</p>
      </Figure>
      <Figure
        label="Account Status"
        value={
          isPremium ? (
            <PremiumBadge />
          ) : (
            <Badge color="gray" size="2">
              Free
            </Badge>
          )
        }
      >
        <p>{isPremium ? 'All features unlocked' : 'Basic access'}</p>
        {!isPremium && (
          <Link to={paths.subscription} className={styles.upgrade}>
            Upgrade to Premium
          </Link>
        )}
      </Figure>
    </dl>
  );
}

function Figure({ label, value, children }: { label: string; value: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.figure}>
      <dt>{label}</dt>
      <dd className={styles.value}>{value}</dd>
      <dd className={styles.note}>{children}</dd>
    </div>
  );
}
