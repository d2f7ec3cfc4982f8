import type { CareKind, CareLanguage, ErrorEnvelope } from '@apologia/contract';
import type { Db } from '@apologia/db';
import type { Context } from 'hono';
import type OpenAI from 'openai';
import type { Viewer } from './access/viewer.ts';
import type { Config } from './config.ts';
import type { Shared } from './http/cacheControl.ts';

/** How references to Scripture are read. */
export type Reading = typeof import('@apologia/db/scripture/reading');

/** The guided partner, as it answers and looks back. */
export type Guided = typeof import('./practice/guided/guided.ts');
/** What recognises somebody in need, and what is said to them. */
export type Safety = typeof import('./practice/safety/safety.ts');

/** Which need a message tells of: for certain, and perhaps; and its language, where that can be told. */
export interface HeardNeed {
  surely: CareKind | null;
  maybe: CareKind | null;
  language: CareLanguage | null;
}

/** What this gateway offers to releases. */
export type OfferedContract = typeof import('./releases/offeredContract.ts');

/** What the composition root hands to every request. */
export interface Dependencies {
  config: Config;
  /** Opens a database for one request. @param signal cancels its calls */
  openDb: (signal?: AbortSignal) => Db;
  /** Where releases are kept. */
  bucket: R2Bucket;
  /** Loaded when a reference is first read: its rules are a quarter of the Worker. */
  loadReading: () => Promise<Reading>;
  /** Loaded with the first message in practice. */
  loadGuided: () => Promise<Guided>;
  loadSafety: () => Promise<Safety>;
  /** Loaded when a release is shipped or comes back. */
  loadContract: () => Promise<OfferedContract>;
  /** The SDK of language models, loaded when one is first spoken with. */
  loadOpenAI: () => Promise<{ default: typeof OpenAI }>;
}

export interface GatewayEnv {
  Variables: Dependencies & {
    requestId: string;
    db: Db;
    viewer: Viewer;
    /** Of a document: whether all that it runs makes markup and scripts through policies. */
    trustedTypes?: boolean;
    /** What was heard in a message in practice. */
    heardNeed?: HeardNeed;
    /** Goes out with a refusal too. */
    care?: ErrorEnvelope['care'];
    /** Where the reply is the same for every visitor: what it shows, and the tags that purge it. */
    kept?: { what: Shared; tags: string[] };
  };
}

export type GatewayContext = Context<GatewayEnv>;
