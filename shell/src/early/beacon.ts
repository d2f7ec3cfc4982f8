import { type App, beaconPath, type FailureKind, type Vitals } from '@apologia/contract';
import { onFault, onShown, onVital } from './beaconEvents.ts';
import { onLive } from './live.ts';
import { takeLive } from './takeLive.ts';

/** Until then a page has usually shown itself. */
const firstAfterMs = 5_000;
/** What fails together is told together. */
const gatherMs = 1_000;

const told = { shown: new Set<App>(), failed: new Set<App>(), vitals: {} as Vitals };
let shown: App[] = [];
let failures: { app: App; kind: FailureKind }[] = [];
/** As far as they are known; those of `told` were sent. */
const vitals: Vitals = {};

/**
 * Tells the gateway how the releases of this document fare, and nothing of who reads: what was shown, what failed, how late it was. It
 * needs nothing of the host's script, which may be what fails.
 */
export function sendBeacons(): void {
  onShown(noteShown);
  onVital((vital) => Object.assign(vitals, vital));
  onFault(({ error, app = appIn(stackOf(error)), kind, isPage }) => {
    noteFailure(app, kind);
    if (app && isPage) takeLive(app);
  });
  // An element's error does not bubble, but it can be caught on its way down.
  addEventListener('error', noteError, { capture: true });
  addEventListener('unhandledrejection', ({ reason }) => noteFailure(appIn(stackOf(reason)), 'error'));
  onLive((region) => {
    if (region === 'page') vitals.live ??= performance.now();
  });
  document.addEventListener('visibilitychange', () => document.hidden && send(true));
  addEventListener('pagehide', () => send(true));
  setTimeout(send, firstAfterMs);
}

function noteError(event: Event): void {
  const { target } = event;
  if (target instanceof HTMLScriptElement) {
    const app = appIn(target.src);
    noteFailure(app, 'load');
    if (app && target.defer) takeLive(app);
  } else if (event instanceof ErrorEvent) {
    const app = appIn(event.filename);
    noteFailure(app, 'error');
    // It did not come as far as to show anything.
    if (app === 'shell' && !document.documentElement.dataset.live) takeLive(app);
  }
}

const stackOf = (error: unknown) => (error as Error | undefined)?.stack;

/** The app that a file is of, if it is of one; what a browser's extensions do is none of ours. */
const appIn = (text: unknown) =>
  /\/r\/(shell|courses|practice|billing|community)\//.exec(String(text))?.[1] as App | undefined;

function noteShown(app: App): void {
  if (told.shown.has(app)) return;
  told.shown.add(app);
  shown.push(app);
}

function noteFailure(app: App | undefined, kind: FailureKind): void {
  if (!app || told.failed.has(app)) return;
  told.failed.add(app);
  failures.push({ app, kind });
  // A failure counts as one of a view that is told of with it.
  if (!shown.includes(app)) shown.push(app);
  setTimeout(send, gatherMs);
}

/** @param isLeft whether the page is left: how far it moved and how slowly it answered are known then */
function send(isLeft?: boolean): void {
  const { view, app } = document.getElementById('boot')?.dataset ?? {};
  if (!view) return;
  noteShown(app as App);
  const { lcp, live } = vitals;
  const known = Object.entries(isLeft ? vitals : { lcp, live }).filter(
    ([name, value]) => value !== undefined && !(name in told.vitals),
  );
  if (!shown.length && !known.length) return;
  const body = JSON.stringify({ view, shown, failures, vitals: Object.fromEntries(known) });
  if (!navigator.sendBeacon(beaconPath, new Blob([body], { type: 'application/json' }))) return;
  Object.assign(told.vitals, Object.fromEntries(known));
  shown = [];
  failures = [];
}
