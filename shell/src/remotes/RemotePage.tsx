import type { Route } from '@apologia/contract';
import { isSignedOut, RegionBoundary, RegionFailed, useHydrated } from '@apologia/kit';
import { use, useEffect, useState } from 'react';
import { tellShown } from '../early/beaconEvents.ts';
import { useTellLive } from '../early/useTellLive.ts';
import { PageSkeleton } from '../frame/PageSkeleton.tsx';
import { loadNotFound, loadPage, nowhere } from './loadPage.ts';
import { RemoteFailed } from './RemoteFailed.tsx';
import { usePart } from './usePart.ts';

type ShownRoute = Pick<Route, 'title' | 'app'> & { path: string };

/** A page of a remote, its skeleton while it loads, or that remote's own error card. */
export const RemotePage = ({ route }: { route: Route }) => (
  <LoadedPage route={route} load={() => loadPage(route)} />
);

const noRoute: ShownRoute = { path: nowhere, title: 'The page', app: 'shell' };

/** Any path that no page stands at. */
export const NotFoundPage = () => <LoadedPage route={noRoute} load={loadNotFound} />;

interface LoadedPageProps {
  route: ShownRoute;
  load: () => Promise<void>;
}

function LoadedPage({ route, load }: LoadedPageProps) {
  // A new attempt is a new element: it waits and shows on its own.
  const [attempt, setAttempt] = useState(0);
  return (
    <RegionBoundary
      key={attempt}
      skeleton={<PageSkeleton {...route} />}
      // What the page itself did not catch.
      failed={(failure) => <PageFailed title={route.title} {...failure} />}
    >
      <Loaded route={route} load={load} onRetry={() => load().then(() => setAttempt(attempt + 1))} />
    </RegionBoundary>
  );
}

function PageFailed({ title, error, onRetry }: { title: string; error: unknown; onRetry: () => void }) {
  // It did arrive: the session is over.
  if (isSignedOut(error)) {
    return (
      <div className="page">
        <RegionFailed error={error} onRetry={onRetry} />
      </div>
    );
  }
  return <RemoteFailed title={title} onRetry={async () => onRetry()} />;
}

/** Nothing that a boundary waits for in vain takes its markup away. */
const never = new Promise<never>(() => {});

function Loaded({
  route: { path, title, app },
  load,
  onRetry,
}: LoadedPageProps & { onRetry: () => Promise<void> }) {
  // React wants its other hooks before one that waits.
  useTellLive('page');
  useEffect(() => void tellShown(app), [app]);
  const Page = usePart<object>(path, load);
  return Page ? <Page /> : <Missing title={title} onRetry={onRetry} />;
}

function Missing(props: { title: string; onRetry: () => Promise<void> }) {
  // What the server rendered stays to be read; the document says that no more has come of it (`start.tsx`).
  if (!useHydrated()) use(never);
  return <RemoteFailed {...props} />;
}
