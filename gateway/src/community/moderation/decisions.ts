import type { Db } from '@apologia/db';
import { cases, type Outcome, posts, reports, reviews } from '@apologia/db/schema/community';
import { type SQL, sql } from 'drizzle-orm';
import { isOpen, openCase } from './cases.ts';
import { contributions } from './contributions.ts';

/** Hides a review, a question or an answer, or leaves it hidden where it waits for a decision. */
export const hide = (db: Db, id: string, now: number, version?: string): Promise<boolean> =>
  decide(db, { id, outcome: 'hidden', now, version });

/** Shows a hidden contribution again, with its answers; what its writer writes there is no longer hidden at first. */
export const restore = (db: Db, id: string, now: number, version?: string): Promise<boolean> =>
  decide(db, { id, outcome: 'restored', now, version });

/** Closes the case on a reported contribution and leaves it visible. */
export const dismiss = (db: Db, id: string, now: number, version?: string): Promise<boolean> =>
  decide(db, { id, outcome: 'left', now, version });

/** The version of a text, by which a decision refers to it. */
export async function versionOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Buffer.from(digest).toString('hex').slice(0, 16);
}

interface Decision {
  id: string;
  outcome: Outcome;
  now: number;
  /** The version of the text that was read; without it, the decision is about the present text. */
  version: string | undefined;
}

const isPending = isOpen(sql`t.id`);

/** SQL for whether a decision can be taken on a contribution `t` that exists. For one that is deleted only its case is closed. */
const isDecidable: Record<Outcome, SQL> = {
  hidden: sql`iif(t.hidden_at is null, t.text <> '', ${isPending})`,
  restored: sql`t.hidden_at is not null`,
  left: sql`(t.hidden_at is null and t.text <> '' and ${isPending})`,
};

/** Takes a decision on a text, unless it has changed since it was read. @returns whether it was taken */
async function decide(db: Db, { id, outcome, now, version }: Decision): Promise<boolean> {
  const [contribution] = await db.all<{ text: string }>(
    sql`select text from ${contributions} t where t.id = ${id}`,
  );
  if (version && (!contribution || (await versionOf(contribution.text)) !== version)) return false;
  const unchanged = sql`${contributions} t where t.id = ${id} and t.text = ${contribution?.text ?? null}`;
  const canDecide = sql`exists (select 1 from ${unchanged} and ${isDecidable[outcome]})`;
  const isGone = sql`not exists (select 1 from ${contributions} t where t.id = ${id} and (t.text <> '' or t.hidden_at is not null))`;
  const isOpenCase = sql`thing_id = ${id} and closed_at is null`;
  const isAllowed = sql`(${canDecide} or ${isGone})`;
  const hiddenAt = outcome === 'hidden' ? sql`coalesce(hidden_at, ${now})` : sql`null`;
  const change = sql`hidden_at = ${hiddenAt} where id in (select t.id from ${unchanged} and (t.text <> '' or t.hidden_at is not null)) and exists (select 1 from ${cases} where thing_id = ${id} and outcome = ${outcome} and closed_at = ${now})`;
  const results = await db.batch([
    // The text that is decided on is recorded in a case, reported or not.
    openCase(
      db,
      { cause: 'moderator', now },
      sql`t.id = ${id} and ${canDecide} and (t.hidden_at is null or ${isPending}) and not exists (select 1 from ${cases} where ${isOpenCase} and text = t.text)`,
    ),
    // Restoring without an open case reverses the decision to hide.
    db.run(
      sql`update ${cases} set outcome = 'restored', closed_at = ${now} where ${outcome} = 'restored' and thing_id = ${id} and outcome = 'hidden' and ${isAllowed} and not ${isOpen(sql`${id}`)}`,
    ),
    db.run(
      sql`update ${reports} set closed_at = ${now} where ${id} in (review_id, post_id) and closed_at is null and ${isAllowed}`,
    ),
    db.run(
      sql`update ${cases} set outcome = ${outcome}, closed_at = ${now} where ${isOpenCase} and ${isAllowed}`,
    ),
    db.run(sql`update ${reviews} set ${change}`),
    db.run(sql`update ${posts} set ${change}`),
  ]);
  return (results[1].rowsAffected ?? 0) + (results[3].rowsAffected ?? 0) > 0;
}
