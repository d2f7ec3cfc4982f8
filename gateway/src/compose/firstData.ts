import type { Boot } from '@apologia/contract';
import { isUnreachable } from '@apologia/db';
import type { GatewayContext } from '../kernel/context.ts';
import { NotFound } from '../kernel/errors.ts';
import { logError } from '../kernel/log/requestLog.ts';
import { contentDigest } from '../kernel/read/contentDigest.ts';
import type { PageRead, Pages } from '../kernel/read/firstData.ts';
import { runReads, visitorRead } from '../kernel/read/read.ts';
import type { Frame } from './document.ts';

export interface Found {
  data: Boot['data'];
  /** 503: the database could not be reached, and the page has to ask for everything again. */
  status: 200 | 404 | 503;
  /** Whether no read of it was refused. */
  isWhole: boolean;
  /** `null`: nobody could say. */
  isSignedIn: boolean | null;
  /** Whether the page asks who comes with a session that is over to sign in, though visitors may read it. */
  needsSignIn: boolean;
  /** The digest of the content that it shows, as it was when it was read; `null` where that was not looked up. */
  content: string | null;
}

const nothing: Found = {
  data: [],
  status: 503,
  isWhole: false,
  isSignedIn: null,
  needsSignIn: false,
  content: null,
};

const contentRead = visitorRead(
  (db) => [contentDigest(db)],
  ([[row]]) => row?.digest ?? null,
);

/** Session and data of the page in one round trip. What a read refuses is left for the page to ask and tell. */
export async function firstData(
  c: GatewayContext,
  pages: Pages,
  frame: Frame,
  params: Record<string, string>,
): Promise<Found> {
  const own = frame.route && pages.reads[frame.route.path];
  const reads: PageRead[] = [
    ...(frame.kind === 'landing' ? [] : [pages.session]),
    ...(frame.kind === 'sidebar' && frame.route?.path !== '/dashboard' ? [pages.sidebar] : []),
    ...((typeof own === 'function' ? await own(c) : own) ?? []),
  ];
  const address = { params, search: new URL(c.req.url).searchParams };
  const requested = await Promise.all(reads.map((read) => read(address, c)));
  const isPreview = requested.some(({ read }) => read.access === 'preview');
  const isVisitor = c.get('viewer').tokenHash === null;
  const performed = await runReads(c, [
    ...requested.map(({ read }) => read),
    // In the same snapshot as the page: what is kept of it is kept under this.
    ...(isPreview && isVisitor ? [contentRead] : []),
  ]).catch((error: unknown) => {
    if (!isUnreachable(error)) throw error;
    logError(c, error);
    return null;
  });
  if (!performed) return nothing;
  const { learner, outcomes } = performed;
  const data: Boot['data'] = [];
  let status: Found['status'] = 200;
  const [content] = outcomes.splice(requested.length);
  outcomes.forEach((outcome, i) => {
    if (outcome.ok) data.push([requested[i]?.key ?? [], outcome.value]);
    else if (outcome.error instanceof NotFound) status = 404;
  });
  return {
    data,
    status,
    isWhole: data.length === requested.length,
    isSignedIn: learner !== null,
    needsSignIn: isPreview && !isVisitor && !learner,
    content: content?.ok ? (content.value as string | null) : null,
  };
}
