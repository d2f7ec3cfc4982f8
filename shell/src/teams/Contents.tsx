import styles from './Contents.module.css';
import { appName } from './format.ts';
import type { AppReleases } from './queries.ts';

/** Leads to each app, and says at a glance where something is on trial. */
export function Contents({ apps }: { apps: readonly AppReleases[] }) {
  return (
    <nav aria-label="Apps" className={styles.contents}>
      <ul>
        {apps.map(({ app, canary }) => (
          <li key={app}>
            <a href={`#app-${app}`}>{appName(app)}</a>
            {canary && <span className={styles.trial}> on trial</span>}
          </li>
        ))}
      </ul>
    </nav>
  );
}
