import type { Route } from '@apologia/contract';
import { RegionBoundary } from '@apologia/kit';
import { useState } from 'react';
import { PageSkeleton } from '../frame/PageSkeleton.tsx';
import { loadPage } from './loadPage.ts';
import { RemoteFailed } from './RemoteFailed.tsx';
import { usePart } from './usePart.ts';

/** A page of a remote, its skeleton while it loads, or that remote's own error card. */
export function RemotePage({ route }: { route: Route }) {
  // A new attempt is a new element: it waits and shows on its own.
  const [attempt, setAttempt] = useState(0);
  return (
    <RegionBoundary
      key={attempt}
      skeleton={<PageSkeleton />}
      // What the page itself did not catch.
      failed={({ onRetry }) => <RemoteFailed title={route.title} onRetry={async () => onRetry()} />}
    >
      <Loaded route={route} onRetry={() => loadPage(route).then(() => setAttempt(attempt + 1))} />
    </RegionBoundary>
  );
}

function Loaded({ route, onRetry }: { route: Route; onRetry: () => Promise<void> }) {
  const Page = usePart<object>(route.path, () => loadPage(route));
  return Page ? <Page /> : <RemoteFailed title={route.title} onRetry={onRetry} />;
}
