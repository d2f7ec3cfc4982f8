import styles from './AppSection.module.css';
import { Compare } from './Compare.tsx';
import { Figures } from './Figures.tsx';
import { appName } from './format.ts';
import { History } from './History.tsx';
import { InForce } from './InForce.tsx';
import type { AppReleases } from './queries.ts';
import { Versions } from './Versions.tsx';

/** One app: what is in force, how it fares, and how it came to be. */
export function AppSection({ app, token }: { app: AppReleases; token: string }) {
  const { history, versions, measured } = app;
  const id = `app-${app.app}`;
  return (
    <section className={styles.app} aria-labelledby={id}>
      <h2 id={id}>{appName(app.app)}</h2>
      <InForce app={app} />
      {measured && <Figures of={appName(app.app)} measured={measured} />}
      <div className={styles.more}>
        <details>
          <summary>History</summary>
          <History history={history} />
        </details>
        <details>
          <summary>Versions</summary>
          <Versions app={app} />
        </details>
        {versions.length > 1 && (
          <details>
            <summary>Compare two versions</summary>
            <Compare app={app} token={token} />
          </details>
        )}
      </div>
    </section>
  );
}
