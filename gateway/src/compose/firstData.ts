import type { Boot } from '@apologia/contract';
import type { GatewayContext } from '../context.ts';
import { NotFound } from '../errors.ts';
import { perform } from '../read.ts';
import type { Frame } from './document.ts';
import type { PageRead } from './pageReads.ts';
import { pages, sessionData, sidebarData } from './pages.ts';

export interface Found {
  data: Boot['data'];
  status: 200 | 404;
  /** Whether no read of it was refused. */
  isWhole: boolean;
  isSignedIn: boolean;
}

/** Session and data of the page in one round trip. What a read refuses is left for the page to ask and tell. */
export async function firstData(
  c: GatewayContext,
  frame: Frame,
  params: Record<string, string>,
): Promise<Found> {
  const reads: PageRead[] = [
    ...(frame.kind === 'landing' ? [] : [sessionData]),
    ...(frame.kind === 'sidebar' && frame.route?.path !== '/dashboard' ? [sidebarData] : []),
    ...((frame.route && pages[frame.route.path]) ?? []),
  ];
  const address = { params, search: new URL(c.req.url).searchParams };
  const wanted = await Promise.all(reads.map((read) => read(address, c)));
  const { learner, outcomes } = await perform(
    c,
    wanted.map(({ read }) => read),
  );
  const data: Boot['data'] = [];
  let status: Found['status'] = 200;
  outcomes.forEach((outcome, i) => {
    if (outcome.ok) data.push([wanted[i]?.key ?? [], outcome.value]);
    else if (outcome.error instanceof NotFound) status = 404;
  });
  return { data, status, isWhole: data.length === wanted.length, isSignedIn: learner !== null };
}
