import type { ErrorEnvelope } from '@apologia/contract';
import type { DatabaseOptions, Db } from '@apologia/db';
import type { Context } from 'hono';
import type { Viewer } from './access/viewer.ts';
import type { Config } from './config.ts';
import type { RequestEntry } from './log/requestEntry.ts';

/** How references to Scripture are read. */
export type Reading = typeof import('@apologia/db/scripture/reading');

/** What the replies that are the same for every visitor show; a change purges their copies by it. */
export type Shared = 'reviews' | 'catalog' | 'previews';

/** What the composition root hands to every request. A domain adds modules of its own that few requests need. */
export interface Dependencies {
  config: Config;
  /** Opens a database for one request. */
  openDb: (options?: Pick<DatabaseOptions, 'signal' | 'onCall'>) => Db;
  /** Where releases are kept. */
  bucket: R2Bucket;
  /** Makes isolates out of server modules; absent where the plan has none, and then browsers render. */
  loader?: WorkerLoader | undefined;
  /** Loaded when a reference is first read: its rules are a quarter of the Worker. */
  loadReading: () => Promise<Reading>;
}

/** What is known of one request. A domain adds what it tells its own routes. */
export interface Variables extends Dependencies {
  requestId: string;
  log: RequestEntry;
  db: Db;
  viewer: Viewer;
  /** Of a document: whether all that it runs makes markup and scripts through policies. */
  trustedTypes?: boolean;
  /** Of a document: the development servers that its remotes come from. */
  devRemotes?: Config['DEV_REMOTE'];
  /** Of a document: whether its head goes out before the rest is there. */
  isStreamed?: boolean;
  /** Of a document: digests of the scripts and styles that stand in it, as its policy names them. */
  inline?: { scripts: string[]; styles: string[] };
  /** Goes out with a refusal too. */
  care?: ErrorEnvelope['care'];
  /** Where the reply is the same for every visitor: what it shows, and the tags that purge it. */
  sharedReply?: { shows: Shared; tags: string[] };
}

export interface GatewayEnv {
  Variables: Variables;
}

export type GatewayContext = Context<GatewayEnv>;
