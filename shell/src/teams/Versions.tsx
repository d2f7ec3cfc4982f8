import { counted } from '@apologia/kit';
import { kilobytes, when } from './format.ts';
import type { AppReleases } from './queries.ts';
import styles from './Versions.module.css';

/** Every version that was shipped, the newest first. */
export function Versions({ app: { live, canary, versions } }: { app: AppReleases }) {
  const standing = (version: string, endedAt?: string) => {
    if (version === live) return ', live';
    if (version === canary?.version) return ', on trial';
    return endedAt ? `, in force until ${when(endedAt)}` : '';
  };
  return (
    <ul className={styles.versions}>
      {versions.map(({ version, shippedAt, endedAt, scriptBytes, files }) => (
        <li key={version}>
          <p>
            <code>{version}</code>
            {standing(version, endedAt)}
          </p>
          <p className="small soft">
            shipped {when(shippedAt)}, {kilobytes(scriptBytes)} of script, {counted(files, 'file')}
          </p>
        </li>
      ))}
    </ul>
  );
}
