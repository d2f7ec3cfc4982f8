import { stepName, when } from './format.ts';
import styles from './History.module.css';
import type { AppReleases } from './queries.ts';

/** Every step that is known, the newest first: what happened to which version, by whom, and why. */
export function History({ history }: { history: AppReleases['history'] }) {
  if (history.length === 0) return <p className="soft">Nothing is written down of it.</p>;
  return (
    <ol className={styles.history}>
      {history.map((step) => (
        <li key={`${step.at} ${step.version} ${step.step}`}>
          <time dateTime={step.at} className="small soft">
            {when(step.at)}
          </time>
          <p>
            {stepName(step)}: <code>{step.version}</code>, by {step.by}
            {step.reason && <span className={styles.reason}>{step.reason}</span>}
          </p>
        </li>
      ))}
    </ol>
  );
}
