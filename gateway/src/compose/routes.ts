import { type Boot, routeOf } from '@apologia/contract';
import type { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import type { GatewayContext, GatewayEnv } from '../context.ts';
import { NotFound, Refusal } from '../errors.ts';
import { perform } from '../read.ts';
import { liveNow } from '../releases/live.ts';
import { compose } from './composition.ts';
import { documentBody, documentHead, type Frame } from './document.ts';
import { escape } from './html.ts';
import type { FirstData } from './pageReads.ts';
import { pages, sessionData, sidebarData } from './pages.ts';

/** Composes the document of any page. Stands last: what no other route answered is a page or nothing. */
export function documentRoutes(app: Hono<GatewayEnv>): void {
  app.get('*', async (c) => {
    const { pathname, search } = new URL(c.req.url);
    if (!wantsPage(c, pathname)) throw new NotFound();
    const found = routeOf(pathname);
    const route = found?.route ?? null;
    const signIn = `/auth?next=${encodeURIComponent(pathname + search)}`;
    if (route && !route.visitors && c.get('viewer').tokenHash === null) return c.redirect(signIn, 302);

    const live = await liveNow(c.get('db'));
    const composition = compose(live);
    if (!composition) {
      throw new Refusal(503, 'not_shipped', 'The academy is being set up. Please try again in a moment.');
    }
    const frame: Frame = {
      title: route && route.path !== '/' ? `${route.title} · Apologia` : 'Apologia: give a reason for the hope that is in you',
      kind: route?.path === '/' ? 'landing' : (route?.frame ?? 'bare'),
      route,
      isSidebarCollapsed: getCookie(c, 'sidebar_state') === 'false',
    };
    const head = documentHead(live, composition, frame);
    const asked = firstData(c, frame, found?.params ?? {});
    const early = await Promise.race([asked, patience()]);
    if (early) {
      if (isShut(frame, early)) return c.redirect(signIn, 302);
      return c.html(head + documentBody(composition, frame, early.data), route ? early.status : 404);
    }
    // The database takes its time: the browser may fetch what the head names meanwhile.
    return c.body(stream(head, asked.then((late) =>
      isShut(frame, late) ? toSignIn(signIn) : documentBody(composition, frame, late.data),
    )), 200, { 'content-type': 'text/html; charset=UTF-8' });
  });
}

/** How long the head waits for the data. Until then a redirect or a 404 is still possible. */
const patienceMs = 60;
const patience = () => new Promise<null>((resolve) => setTimeout(resolve, patienceMs, null));

interface Found {
  data: Boot['data'];
  status: 200 | 404;
  isSignedIn: boolean;
}

const isShut = ({ route }: Frame, { isSignedIn }: Found) => route !== null && !route.visitors && !isSignedIn;

/** A redirect for when the status line has already gone out. */
const toSignIn = (address: string) =>
  `<body><meta http-equiv="refresh" content="0;url=${escape(address)}"></body></html>`;

function stream(head: string, rest: Promise<string>): ReadableStream {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async start(controller) {
      controller.enqueue(encoder.encode(head));
      try {
        controller.enqueue(encoder.encode(await rest));
        controller.close();
      } catch (error) {
        controller.error(error);
      }
    },
  });
}

/** A navigation, as against a script or image that is not there. */
function wantsPage(c: GatewayContext, pathname: string): boolean {
  if (/\.\w+$/.test(pathname) || pathname.startsWith('/api/') || pathname.startsWith('/r/')) return false;
  return c.req.header('accept')?.includes('text/html') ?? false;
}

/** Session and data of the page in one round trip. What a read refuses is left for the page to ask and tell. */
async function firstData(c: GatewayContext, frame: Frame, params: Record<string, string>): Promise<Found> {
  const wanted: FirstData[] = [
    ...(frame.kind === 'landing' ? [] : [sessionData]),
    ...(frame.kind === 'sidebar' && frame.route?.path !== '/dashboard' ? [sidebarData] : []),
    ...((frame.route && pages[frame.route.path]?.(params)) ?? []),
  ];
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
  return { data, status, isSignedIn: learner !== null };
}
