import type { RecentModule } from '@apologia/contract';
import { Button, Link, paths } from '@apologia/kit';
import styles from './ContinueLearning.module.css';
import { RecentRow } from './RecentRow.tsx';

/** The modules that the learner opened last. */
export function ContinueLearning({
  modules,
  isPremium,
}: {
  modules: readonly RecentModule[];
  isPremium: boolean;
}) {
  const next = modules.find((module) => module.progress < 100);
  return (
    <section className={styles.section} aria-labelledby="continue-learning">
      <h2 id="continue-learning">Continue Learning</h2>
      {modules.length > 0 ? (
        <ul className={styles.rows}>
          {modules.map((module) => (
            <RecentRow
              key={module.id}
              module={module}
              isNext={module === next}
              isLocked={module.isPremium && !isPremium}
            />
          ))}
        </ul>
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
