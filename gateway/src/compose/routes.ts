import { keepHeader, nextPage, type Route, routeOf, steadyCookie } from '@apologia/contract';
import type { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { cohortOf } from '../kernel/access/cohort.ts';
import type { Config } from '../kernel/config.ts';
import type { GatewayEnv } from '../kernel/context.ts';
import { NotFound } from '../kernel/errors.ts';
import { cacheReply, documentsTag } from '../kernel/http/cacheControl.ts';
import { wantsPage } from '../kernel/http/wantsPage.ts';
import type { Pages } from '../kernel/read/firstData.ts';
import { inForceForDocument, type Live, picked } from '../releases/public.ts';
import { compose, notShipped } from './composition.ts';
import { allowInline, deliveryOf } from './delivery.ts';
import { type Delivery, documentBody, documentHead, type Frame } from './document.ts';
import { type Found, firstData } from './firstData.ts';
import { keepInTab, overrideHead, overrideOf, withOverride } from './override.ts';
import { noteReads, patienceMs } from './patience.ts';
import { renderPage } from './renderPage.ts';
import { redirection, stream } from './stream.ts';
import { viewToken } from './viewToken.ts';

/** Composes the document of any page. Stands last: what no other route answered is a page or nothing. */
export function documentRoutes(app: Hono<GatewayEnv>, pages: Pages): void {
  app.get('*', async (c) => {
    const url = new URL(c.req.url);
    if (!wantsPage(c)) throw new NotFound();
    const match = routeOf(url.pathname);
    const route = match?.route ?? null;
    c.var.log.page = route?.path ?? 'no page';
    // It is for whoever ships, and says nothing without a token.
    if (route?.path === '/teams') c.header('x-robots-tag', 'noindex');
    const override = overrideOf(c);
    const away = (isSignedIn: boolean | null) => withOverride(elsewhere(route, url, isSignedIn), override);
    if (c.get('viewer').tokenHash === null) {
      const first = away(false);
      if (first) return c.redirect(first, 302);
    }

    const { DEV_REMOTE, DOCUMENT_TIMEOUT_MS } = c.get('config');
    const devRemotes = { ...DEV_REMOTE, ...override.remotes };
    const isDeveloped = Object.keys(devRemotes).length > 0;
    c.set('devRemotes', devRemotes);
    const inForce = await inForceForDocument(c);
    const hasCanaries = Object.keys(inForce.canaries).length > 0;
    const cohort = hasCanaries && !getCookie(c, steadyCookie) ? cohortOf(c) : null;
    const { releases: live, canaries } = picked(inForce, cohort);
    const composition = compose(live, devRemotes, canaries);
    if (!composition) throw notShipped();
    c.set('trustedTypes', composition.trustedTypes);
    c.var.log.composition = composition.id;
    const kind = route?.path === '/' ? 'landing' : (route?.frame ?? 'bare');
    const frame: Frame = {
      title: titleOf(route),
      canonical: url.origin + url.pathname,
      kind,
      route,
      // Where there is no sidebar its cookie says nothing: a cache that looks at no cookies keeps such pages.
      isSidebarCollapsed: kind === 'sidebar' && getCookie(c, 'sidebar_state') === 'false',
      override: overrideHead(composition, override),
    };
    keepInTab(c, override);
    const shipped = shippedOnly(live, devRemotes);
    const askedAt = Date.now();
    const pending = firstData(c, pages, frame, match?.params ?? {}).then((found) => {
      noteReads(Date.now() - askedAt);
      return found;
    });
    const render = ({ status, data }: Found) =>
      // A development server's files are not known here; without its data a page is the browser's to ask for.
      isDeveloped || status === 503
        ? { rendered: null, hasFailed: false }
        : renderPage(c, live, composition, frame, data);
    const app = route?.app ?? 'shell';
    // What somebody tries on their own machine says nothing of releases, and what is kept for later may never be looked at.
    const isLookedAt = !isDeveloped && c.req.header(keepHeader) === undefined;
    const viewOf = (hasFailed: boolean) =>
      !isLookedAt ? null : viewToken(c, inForce, live, { app, hasFailed });

    const early = await Promise.race([pending, timeout(patienceMs(DOCUMENT_TIMEOUT_MS))]);
    if (early) {
      const { data } = early;
      const onwards = away(early.isSignedIn);
      if (onwards) return c.redirect(onwards, 302);
      const shows = early.isWhole && route && pages.shared[route.path];
      // A cache looks at no cookies: it would give a canary to everybody, or to nobody.
      const isForEveryone = !isDeveloped && !override.isInQuestion && !hasCanaries;
      if (shows && isForEveryone) cacheReply(c, shows, documentsTag);
      if (early.status === 503) c.header('retry-after', '2');
      const { rendered, hasFailed } = await render(early);
      const view = await viewOf(hasFailed);
      const delivery = deliveryOf(c, composition, frame, rendered);
      await allowInline(c, composition, delivery);
      const head = documentHead(shipped, composition, frame, delivery);
      const body = documentBody(shipped, composition, frame, { data, rendered, delivery, view });
      return c.html(head + body, route ? early.status : 404);
    }
    // The database takes its time: the browser may fetch what the head names meanwhile.
    const delivery: Delivery = { kind: 'linked', rules: '' };
    await allowInline(c, composition, delivery);
    const rest = async () => {
      const late = await pending;
      const { data } = late;
      const onwards = away(late.isSignedIn);
      if (onwards) return redirection(onwards);
      const { rendered, hasFailed } = await render(late);
      const view = await viewOf(hasFailed);
      return documentBody(shipped, composition, frame, { data, rendered, delivery, view });
    };
    c.set('isStreamed', true);
    return c.body(stream(documentHead(shipped, composition, frame, delivery), rest()), 200, {
      'content-type': 'text/html; charset=UTF-8',
    });
  });
}

const titleOf = (route: Route | null) => {
  if (!route) return 'Page Not Found · Apologia';
  return route.path === '/'
    ? 'Apologia: give a reason for the hope that is in you'
    : `${route.title} · Apologia`;
};

/** Preloads are for what was shipped. */
const shippedOnly = (live: Live, devRemotes: Config['DEV_REMOTE']): Live =>
  Object.fromEntries(Object.entries(live).filter(([app]) => !(app in devRemotes)));

/** The head waits this long for the data: until then a redirect or a 404 is still possible. */
const timeout = (ms: number) => new Promise<null>((resolve) => setTimeout(resolve, ms, null));

/** Characters of an address that signing in leads back to: written into a header it grows threefold, and headers have their bounds. */
const longestWayBack = 2_000;

/** Where this reader has to go first: a visitor to sign in, a learner who would sign in again onwards. */
function elsewhere(
  route: Route | null,
  { pathname, search, searchParams, origin }: URL,
  isSignedIn: boolean | null,
) {
  if (route && !route.visitors && isSignedIn === false) {
    const back = pathname + search;
    return back.length > longestWayBack ? '/auth' : `/auth?next=${encodeURIComponent(back)}`;
  }
  if (route?.path === '/auth' && isSignedIn) return nextPage(searchParams.get('next'), origin);
  return null;
}
