import type { Dashboard } from '@apologia/contract';
import { Button, Link, paths } from '@apologia/kit';
import styles from './ContinueLearning.module.css';
import { RecentRow } from './RecentRow.tsx';

/** The modules that the learner is in, and others to begin with. The way on stands above: here no row is the main one. */
export function ContinueLearning({ dashboard }: { dashboard: Dashboard }) {
  const { recentModules: modules, modulesCompleted, isPremium } = dashboard;
  return (
    <section className={styles.section} aria-labelledby="continue-learning">
      <h2 id="continue-learning">Continue Learning</h2>
      {modules.length > 0 ? (
        <ul className={styles.rows}>
          {modules.map((module) => (
            <RecentRow key={module.id} module={module} isLocked={module.isPremium && !isPremium} />
          ))}
        </ul>
      ) : modulesCompleted > 0 ? (
        <p className={styles.finished}>Every module that is open to you is finished.</p>
      ) : (
        <div className={styles.empty}>
          <p className="soft">
            Nothing is open yet. A good first question is one of the oldest: what is truth?
          </p>
          <Button asChild size="3">
            <Link to={paths.subject('apologetics')}>Begin with the four questions</Link>
          </Button>
        </div>
      )}
    </section>
  );
}
