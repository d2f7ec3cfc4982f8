import type { Passkey } from '@apologia/contract';
import type { passkeys } from '@apologia/db/schema/auth';
import { learnerRead, type Read } from '../../kernel/read/read.ts';
import { passkeysOf } from './queries.ts';

const iso = (instant: number) => new Date(instant).toISOString();

/** A passkey as its owner sees it. */
export const passkeyOf = (row: typeof passkeys.$inferSelect): Passkey => ({
  id: row.id,
  name: row.name,
  createdAt: iso(row.createdAt),
  lastUsedAt: row.lastUsedAt === null ? null : iso(row.lastUsedAt),
});

/** The learner's passkeys, the latest first. */
export const ownPasskeys = (): Read<Passkey[]> =>
  learnerRead(
    (db, viewer) => [passkeysOf(db, viewer.learnerId)],
    ([rows]) => rows.map(passkeyOf),
  );
