import type { Db } from '@apologia/db';
import type { BatchItem, BatchResponse } from 'drizzle-orm/batch';
import { renewSession } from '../access/renewSession.ts';
import { type Learner, learnerStatement, type Viewer } from '../access/viewer.ts';
import type { Config } from '../config.ts';
import type { GatewayContext, Shared } from '../context.ts';
import { NotSignedIn } from '../errors.ts';

export type Statement = BatchItem<'sqlite'>;

/**
 * A read of a domain: the statements it needs and how their rows become the reply. Reads are values, so
 * a call of the API and a whole document run theirs, with the session, in one round trip.
 */
export interface Read<T> {
  readonly access: 'learner' | 'preview' | 'visitor';
  readonly statements: (db: Db, viewer: Viewer) => readonly Statement[];
  readonly reply: (rows: unknown[], learner: Learner | null, config: Config) => T;
  /** Where the reply is the same for every visitor: what it shows. */
  readonly shows?: Shared;
}

/** A read for signed-in learners; others are answered 401. */
export function learnerRead<const S extends readonly Statement[], T>(
  statements: (db: Db, viewer: Viewer) => S,
  reply: (rows: BatchResponse<S>, learner: Learner, config: Config) => T,
): Read<T> {
  return { access: 'learner', statements, reply: reply as Read<T>['reply'] };
}

/** A read that anyone may make. */
export function visitorRead<const S extends readonly Statement[], T>(
  statements: (db: Db, viewer: Viewer) => S,
  reply: (rows: BatchResponse<S>, learner: Learner | null, config: Config) => T,
): Read<T> {
  return { access: 'visitor', statements, reply: reply as Read<T>['reply'] };
}

/** A read that anyone may make, with the same reply for every visitor: caches may keep it. */
export function sharedRead<const S extends readonly Statement[], T>(
  shows: Shared,
  statements: (db: Db) => S,
  reply: (rows: BatchResponse<S>) => T,
): Read<T> {
  return { ...visitorRead(statements, reply), shows };
}

/**
 * A read of what visitors may look at before they have an account, and learners have with their progress. Caches may keep what visitors
 * get. Whoever comes with a session that is over is answered 401, as everywhere a learner reads: their page asks them to sign in.
 */
export function previewRead<const S extends readonly Statement[], T>(
  statements: (db: Db, viewer: Viewer) => S,
  reply: (rows: BatchResponse<S>, learner: Learner | null, config: Config) => T,
): Read<T> {
  return { access: 'preview', statements, reply: reply as Read<T>['reply'], shows: 'previews' };
}

export type Outcome<T> = { ok: true; value: T } | { ok: false; error: unknown };

export interface Performed {
  learner: Learner | null;
  outcomes: Outcome<unknown>[];
}

/** Runs reads for the viewer in one batch; a read that refuses does not spoil the others. */
export async function runReads(c: GatewayContext, reads: readonly Read<unknown>[]): Promise<Performed> {
  const db = c.get('db');
  const viewer = c.get('viewer');
  const signed = viewer.tokenHash !== null;
  const statements = reads.map((read) =>
    read.access === 'learner' && !signed ? [] : [...read.statements(db, viewer)],
  );
  const batch = [...(signed ? [learnerStatement(db, viewer)] : []), ...statements.flat()];
  const results = batch.length ? await db.batch(batch as unknown as [Statement, ...Statement[]]) : [];
  const rows: unknown[] = [...results];
  const learner = signed ? ((rows.shift() as Learner[])[0] ?? null) : null;
  if (learner) renewSession(c, learner);
  const outcomes = reads.map((read, i): Outcome<unknown> => {
    const own = rows.splice(0, statements[i]?.length ?? 0);
    try {
      const isRefused = read.access === 'learner' || (read.access === 'preview' && signed);
      if (isRefused && !learner) throw new NotSignedIn();
      return { ok: true, value: read.reply(own, learner, c.get('config')) };
    } catch (error) {
      return { ok: false, error };
    }
  });
  return { learner, outcomes };
}
