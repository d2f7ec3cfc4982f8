import type { App } from '@apologia/contract';
import type { Db, ReleaseManifest } from '@apologia/db';
import { liveReleases } from './queries.ts';

export interface LiveRelease {
  promotionId: number;
  version: string;
  manifest: ReleaseManifest;
}
export type Live = Partial<Record<App, LiveRelease>>;

/** How long an isolate may go on composing with what it knows: a promotion is in force after this. */
const freshMs = 1_000;

let known: { db: Db; live: Live; readAt: number } | null = null;

/** The releases in force. Remembered for a second, so that a document costs no round trip of its own. */
export async function liveNow(db: Db): Promise<Live> {
  if (known?.db === db && Date.now() - known.readAt < freshMs) return known.live;
  const live: Live = {};
  for (const { app, ...release } of await liveReleases(db)) live[app] = release;
  known = { db, live, readAt: Date.now() };
  return live;
}

/** After a promotion in this isolate. */
export function forgetLive(): void {
  known = null;
}
