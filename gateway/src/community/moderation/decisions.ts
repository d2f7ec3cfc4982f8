import type { Db } from '@apologia/db';
import { cases, type Outcome, posts, reports, reviews } from '@apologia/db/schema/community';
import { type SQL, sql } from 'drizzle-orm';
import { isOpen, openCase } from './cases.ts';
import { things } from './reportable.ts';

/** Takes a review, a question or an answer out of sight, or leaves hidden what waits. */
export const hide = (db: Db, id: string, now: number, version?: string): Promise<boolean> =>
  decide(db, { id, outcome: 'hidden', now, version });

/** Brings back what is hidden, with all that belongs to it; what its writer writes there waits no more. */
export const restore = (db: Db, id: string, now: number, version?: string): Promise<boolean> =>
  decide(db, { id, outcome: 'restored', now, version });

/** Takes what is reported off the list and leaves it in sight. */
export const dismiss = (db: Db, id: string, now: number, version?: string): Promise<boolean> =>
  decide(db, { id, outcome: 'left', now, version });

/** Names a text as it reads now. */
export async function versionOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Buffer.from(digest).toString('hex').slice(0, 16);
}

interface Decision {
  id: string;
  outcome: Outcome;
  now: number;
  /** Of the text that was read; without it, the decision is about the text there is. */
  version: string | undefined;
}

const isPending = isOpen(sql`t.id`);

/** Whether each decision can be taken on a thing `t` that is there; what is gone has only its case to close. */
const isOpenTo: Record<Outcome, SQL> = {
  hidden: sql`iif(t.hidden_at is null, t.text <> '', ${isPending})`,
  restored: sql`t.hidden_at is not null`,
  left: sql`(t.hidden_at is null and t.text <> '' and ${isPending})`,
};

/** Decides on a text, unless it is another by now. */
async function decide(db: Db, { id, outcome, now, version }: Decision): Promise<boolean> {
  const [thing] = await db.all<{ text: string }>(sql`select text from ${things} t where t.id = ${id}`);
  if (version && (!thing || (await versionOf(thing.text)) !== version)) return false;
  const asRead = sql`${things} t where t.id = ${id} and t.text = ${thing?.text ?? null}`;
  const stands = sql`exists (select 1 from ${asRead} and ${isOpenTo[outcome]})`;
  const isGone = sql`not exists (select 1 from ${things} t where t.id = ${id} and (t.text <> '' or t.hidden_at is not null))`;
  const open = sql`thing_id = ${id} and closed_at is null`;
  const may = sql`(${stands} or ${isGone})`;
  const hiddenAt = outcome === 'hidden' ? sql`coalesce(hidden_at, ${now})` : sql`null`;
  const show = sql`hidden_at = ${hiddenAt} where id in (select t.id from ${asRead} and (t.text <> '' or t.hidden_at is not null)) and exists (select 1 from ${cases} where thing_id = ${id} and outcome = ${outcome} and closed_at = ${now})`;
  const results = await db.batch([
    // The text that is decided on is on file, reported or not.
    openCase(
      db,
      { cause: 'moderator', now },
      sql`t.id = ${id} and ${stands} and (t.hidden_at is null or ${isPending}) and not exists (select 1 from ${cases} where ${open} and text = t.text)`,
    ),
    // Where nothing waits, it was a mistake to hide it.
    db.run(
      sql`update ${cases} set outcome = 'restored', closed_at = ${now} where ${outcome} = 'restored' and thing_id = ${id} and outcome = 'hidden' and ${may} and not ${isOpen(sql`${id}`)}`,
    ),
    db.run(
      sql`update ${reports} set closed_at = ${now} where ${id} in (review_id, post_id) and closed_at is null and ${may}`,
    ),
    db.run(sql`update ${cases} set outcome = ${outcome}, closed_at = ${now} where ${open} and ${may}`),
    db.run(sql`update ${reviews} set ${show}`),
    db.run(sql`update ${posts} set ${show}`),
  ]);
  return (results[1].rowsAffected ?? 0) + (results[3].rowsAffected ?? 0) > 0;
}
