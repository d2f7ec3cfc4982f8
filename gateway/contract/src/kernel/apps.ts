/** The five apps that are built and shipped on their own. */
export const apps = ['shell', 'courses', 'practice', 'billing', 'community'] as const;
export type App = (typeof apps)[number];
export const remotes = ['courses', 'practice', 'billing', 'community'] as const;
export type Remote = (typeof remotes)[number];

/** One page of the product: who serves it and how it is framed. */
interface RouteAt<Path extends string> {
  readonly path: Path;
  readonly app: App;
  readonly title: string;
  /** Inside the sidebar shell, or a document of its own. */
  readonly frame: 'sidebar' | 'bare';
  /** Whether a signed-out visitor may read it. */
  readonly visitors: boolean;
}

const learning = <const P extends string>(path: P, title: string, visitors: boolean) =>
  ({ path, app: 'courses', title, frame: 'sidebar', visitors }) as const;

/** Every page, read by the gateway to compose the document and by the shell to pick the remote. */
export const routes = [
  { path: '/', app: 'shell', title: 'Apologia', frame: 'bare', visitors: true },
  { path: '/auth', app: 'shell', title: 'Sign in', frame: 'bare', visitors: true },
  { path: '/auth/forgot', app: 'shell', title: 'Forgotten password', frame: 'bare', visitors: true },
  { path: '/auth/reset', app: 'shell', title: 'New password', frame: 'bare', visitors: true },
  { path: '/auth/confirm', app: 'shell', title: 'Confirm your address', frame: 'bare', visitors: true },
  learning('/dashboard', 'Dashboard', false),
  learning('/apologetics', 'Apologetics Foundations', true),
  learning('/theology', 'Systematic Theology', true),
  learning('/hermeneutics', 'Biblical Hermeneutics', true),
  learning('/bible-study', 'Bible Studies', true),
  learning('/religions', 'World Religions', true),
  learning('/module/:id', 'Module', true),
  learning('/lesson/:id', 'Lesson', true),
  learning('/lesson/:id/group', 'Leader’s sheet', false),
  learning('/daily-review', 'Daily Review', false),
  learning('/notes', 'Your Notes', false),
  learning('/guides', 'Guides', false),
  { path: '/scripture', app: 'shell', title: 'Scripture', frame: 'sidebar', visitors: false },
  { path: '/settings', app: 'shell', title: 'Settings', frame: 'sidebar', visitors: false },
  { path: '/unsubscribe', app: 'shell', title: 'Mails', frame: 'bare', visitors: true },
  { path: '/certificate/:code', app: 'courses', title: 'Certificate', frame: 'bare', visitors: true },
  { path: '/practice', app: 'practice', title: 'AI Discussion Practice', frame: 'sidebar', visitors: false },
  { path: '/subscription', app: 'billing', title: 'Subscription', frame: 'sidebar', visitors: false },
  // A document of its own: it alone may load PayPal's script, and a tab keeps the policy it came with.
  { path: '/subscription/pay', app: 'billing', title: 'Payment', frame: 'bare', visitors: false },
  { path: '/resources', app: 'community', title: 'Resource Library', frame: 'sidebar', visitors: false },
  {
    path: '/questions',
    app: 'community',
    title: 'Questions You Follow',
    frame: 'sidebar',
    visitors: false,
  },
  { path: '/support', app: 'community', title: 'Write to Us', frame: 'sidebar', visitors: false },
  { path: '/reviews', app: 'community', title: 'Reviews', frame: 'bare', visitors: true },
  // For whoever ships an app, with its token.
  { path: '/teams', app: 'shell', title: 'Releases', frame: 'bare', visitors: true },
] as const satisfies readonly RouteAt<string>[];

export type PagePath = (typeof routes)[number]['path'];
/** The pages that an app brings. */
export type PagesOf<A extends App> = Extract<(typeof routes)[number], { app: A }>['path'];
export type Route = RouteAt<PagePath>;

/** The name of the chunk that a page is in, by which its files are known to the document. @example pageChunk('/module/:id') // 'page-module' */
export const pageChunk = (path: string) =>
  ['page', ...path.split('/').filter((part) => part && !part.startsWith(':'))].join('-');

/** Parts that one app brings for the pages of others, by their names; what is not seen takes no room, and is not missed where it fails. */
export const slots = {
  'lesson-discussion': { app: 'community', title: 'The discussion', isSeen: true },
  'scripture-notes': { app: 'courses', title: 'Your notes', isSeen: false },
} as const satisfies Record<string, { app: Remote; title: string; isSeen: boolean }>;
export type SlotName = keyof typeof slots;
/** The slots that an app fills. */
export type SlotsOf<A extends App> = {
  [N in SlotName]: (typeof slots)[N]['app'] extends A ? N : never;
}[SlotName];

export const slotChunk = (name: string) => `slot-${name}`;

/** What the page tells the part that it makes room for. */
export interface SlotParams {
  'lesson-discussion': { lessonId: string };
  /** The book as references name it, and the id of the element with the text. */
  'scripture-notes': { book: string; textId: string };
}

/** The route of a pathname with its parameters, or `null` where there is no such page. */
export function routeOf(pathname: string): { route: Route; params: Record<string, string> } | null {
  const given = segmentsOf(pathname);
  for (const route of routes) {
    const wanted = segmentsOf(route.path);
    if (wanted.length !== given.length) continue;
    const params: Record<string, string> = {};
    const fits = wanted.every((part, i) => {
      const segment = given[i] ?? '';
      if (!part.startsWith(':')) return part === segment;
      try {
        params[part.slice(1)] = decodeURIComponent(segment);
      } catch {
        return false;
      }
      return segment !== '';
    });
    if (fits) return { route, params };
  }
  return null;
}

/** The segments of a path; slashes at its end add none. */
function segmentsOf(path: string): string[] {
  const segments = path.split('/');
  while (segments.at(-1) === '') segments.pop();
  return segments;
}
