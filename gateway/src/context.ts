import type { Db } from '@apologia/db';
import type { Context } from 'hono';
import type { Viewer } from './access/viewer.ts';
import type { Config } from './config.ts';
import type { Shared } from './http/cacheControl.ts';

/** What the composition root hands to every request. */
export interface Dependencies {
  config: Config;
  db: Db;
  /** Where releases are kept. */
  bucket: R2Bucket;
}

export interface GatewayEnv {
  Variables: Dependencies & {
    requestId: string;
    viewer: Viewer;
    /** Where the reply is the same for every visitor: what it shows, and the tags that purge it. */
    kept?: { what: Shared; tags: string[] };
  };
}

export type GatewayContext = Context<GatewayEnv>;
