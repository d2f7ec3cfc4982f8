import { Button, queryClient, useQuery } from '@apologia/kit';
import { useEffect } from 'react';
import { AppSection } from './AppSection.tsx';
import { Contents } from './Contents.tsx';
import { timeOfDay } from './format.ts';
import { failureOf, isWrongToken, releasesFor, releasesKey } from './queries.ts';
import styles from './Releases.module.css';
import { ReleasesSkeleton } from './ReleasesSkeleton.tsx';

interface ReleasesProps {
  token: string;
  /** Forgets the token. @param reason why, where it is of no use any more */
  onEnd: (reason?: string) => void;
}

export const releasesId = 'releases';

/** All apps, kept fresh while the page is in view. */
export function Releases({ token, onEnd }: ReleasesProps) {
  const { data: apps, error, isFetching, refetch, dataUpdatedAt } = useQuery(releasesFor(token));
  const isRefused = isWrongToken(error);
  const end = (reason?: string) => {
    queryClient.removeQueries({ queryKey: releasesKey });
    onEnd(reason);
  };
  useEffect(() => {
    if (isRefused) end(failureOf(error));
  });
  if (isRefused) return null;
  return (
    <div id={releasesId} tabIndex={-1} className={styles.releases}>
      {error && (
        <div className="failed" role="alert">
          <p>{failureOf(error)}</p>
          <Button variant="soft" loading={isFetching} onClick={() => refetch()}>
            Retry
          </Button>
        </div>
      )}
      {!apps && !error && <ReleasesSkeleton />}
      {apps?.length === 0 && (
        <p className="lead">
          Nothing was shipped to this gateway yet. Begin with the shell: <code>pnpm ship shell</code>.
        </p>
      )}
      {apps && <Contents apps={apps} />}
      <div className={styles.apps}>
        {apps?.map((app) => (
          <AppSection key={app.app} app={app} token={token} />
        ))}
      </div>
      <footer className={styles.footer}>
        {apps && (
          <p className="small soft">
            As of {timeOfDay(dataUpdatedAt)}. Asked for every fifteen seconds while this page is in view.
          </p>
        )}
        <Button variant="soft" color="gray" onClick={() => end()}>
          Forget the token
        </Button>
      </footer>
    </div>
  );
}
