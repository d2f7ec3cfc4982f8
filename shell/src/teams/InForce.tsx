import { when } from './format.ts';
import styles from './InForce.module.css';
import type { AppReleases } from './queries.ts';

/** The steps by which a version comes to be for everybody. */
const begins: readonly string[] = ['shipped', 'promoted', 'brought_back'];

/** What everybody gets, and what is on trial beside it with what is to be said of it so far. */
export function InForce({ app: { live, canary, history, measured } }: { app: AppReleases }) {
  const shipped = history.find(({ version, step }) => version === live && begins.includes(step));
  const tried = history.find(({ version, step }) => version === canary?.version && step === 'canary');
  return (
    <>
      <dl className={styles.inForce}>
        <div className={styles.live}>
          <dt>Live</dt>
          <dd>
            <code>{live}</code>
            {shipped && ` since ${when(shipped.at)}, by ${shipped.by}`}
          </dd>
        </div>
        {canary && (
          <div className={styles.canary}>
            <dt>Canary</dt>
            <dd>
              <code>{canary.version}</code>
              {` for ${canary.percent} visitors of 100 since ${when(canary.startedAt)}`}
              {tried && `, by ${tried.by}`}
            </dd>
          </div>
        )}
      </dl>
      {measured?.verdict && <p className={styles.verdict}>{measured.verdict}</p>}
    </>
  );
}
