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
import { academyDescription, type Delivery, documentBody, documentHead, type Frame } from './document.ts';
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
    const away = (reader: Pick<Found, 'isSignedIn' | 'needsSignIn'>) =>
      withOverride(elsewhere(route, url, reader), override);
    const isVisitor = c.get('viewer').tokenHash === null;
    if (isVisitor) {
      const first = away({ isSignedIn: false, needsSignIn: false });
      if (first) return c.redirect(first, 302);
    }
    // A page of learners, which visitors may look at.
    const isPreview = isVisitor && route?.frame === 'sidebar';

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
    const kind = route?.path === '/' ? 'landing' : isPreview ? 'bare' : (route?.frame ?? 'bare');
    const common: Frame = {
      title: titleOf(route),
      description: academyDescription,
      tags: '',
      canonical: url.origin + url.pathname,
      kind,
      route,
      // Where there is no sidebar its cookie says nothing: a cache that looks at no cookies keeps such pages.
      isSidebarCollapsed: kind === 'sidebar' && getCookie(c, 'sidebar_state') === 'false',
      override: overrideHead(composition, override),
    };
    keepInTab(c, override);
    const shipped = shippedOnly(live, devRemotes);
    const previews = isPreview ? await c.var.loadPreviews() : null;
    // What an address searches for may be in its markup.
    const copies = isDeveloped || override.isInQuestion || url.search ? null : previews;
    const { content } = inForce;
    const copy = await copies?.copyOf(c, { composition: composition.id, content });
    const askedAt = Date.now();
    const read = async () => {
      const found = await firstData(c, pages, common, match?.params ?? {});
      noteReads(Date.now() - askedAt);
      return found;
    };
    const pending = copy ? Promise.resolve(copy.found) : read();
    const render = async (found: Found) => {
      if (copy) return { rendered: copy.rendered, hasFailed: false };
      // A development server's files are not known here; without its data a page is the browser's to ask for.
      if (isDeveloped || found.status === 503) return { rendered: null, hasFailed: false };
      const page = await renderPage(c, live, composition, common, found.data);
      if (page.rendered) copies?.keepCopy(c, composition.id, { found, rendered: page.rendered });
      return page;
    };
    const app = route?.app ?? 'shell';
    // What somebody tries on their own machine says nothing of releases, and what is kept for later may never be looked at.
    const isLookedAt = !isDeveloped && c.req.header(keepHeader) === undefined;
    const viewOf = (hasFailed: boolean) =>
      !isLookedAt ? null : viewToken(c, inForce, live, { app, hasFailed });

    // The head of a preview says what it is about: it waits for that.
    const patience = isPreview ? [] : [timeout(patienceMs(DOCUMENT_TIMEOUT_MS))];
    const early = await Promise.race([pending, ...patience]);
    if (early) {
      const { data } = early;
      const onwards = away(early);
      if (onwards) return c.redirect(onwards, 302);
      const frame = { ...common, ...(route && previews?.previewHead(route, data, url)) };
      const shows = early.isWhole && route && (isPreview ? 'previews' : pages.shared[route.path]);
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
    const frame = common;
    const delivery: Delivery = { kind: 'linked', rules: '' };
    await allowInline(c, composition, delivery);
    const rest = async () => {
      const late = await pending;
      const { data } = late;
      const onwards = away(late);
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
  { isSignedIn, needsSignIn }: Pick<Found, 'isSignedIn' | 'needsSignIn'>,
) {
  if (needsSignIn || (route && !route.visitors && isSignedIn === false)) {
    const back = pathname + search;
    return back.length > longestWayBack ? '/auth' : `/auth?next=${encodeURIComponent(back)}`;
  }
  if (route?.path === '/auth' && isSignedIn) return nextPage(searchParams.get('next'), origin);
  return null;
}
