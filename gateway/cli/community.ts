import type { Db } from '@apologia/db';
import { dismiss, hide, restore } from '../src/community/moderation/decisions.ts';
import {
  hiddenThings,
  openReports,
  type ReportedThing,
  type Thing,
} from '../src/community/moderation/docket.ts';
import { openAcademysDatabase } from './database.ts';
import { harbourOf } from './harbour.ts';
import { fail, say } from './progress.ts';
import { forgetCopies } from './send.ts';

const usage = 'pnpm community reports [list | hide <id> | restore <id> | dismiss <id>]';

const decisions: Record<
  string,
  { decide: (db: Db, id: string) => Promise<boolean>; done: string; not: string }
> = {
  hide: {
    decide: (db, id) => hide(db, id, Date.now()),
    done: 'Hidden. Its writer still sees it, with a note.',
    not: 'Nothing that is in sight has this id.',
  },
  restore: { decide: restore, done: 'Back in sight.', not: 'Nothing that is hidden has this id.' },
  dismiss: {
    decide: (db, id) => dismiss(db, id, Date.now()),
    done: 'Dismissed: it stays in sight.',
    not: 'There is no open report on this id.',
  },
};

async function list(db: Db): Promise<void> {
  const [reported, hidden] = [await openReports(db), await hiddenThings(db)];
  say(reported.length ? 'Reported' : 'Nothing is reported.');
  for (const thing of reported) tell(thing, because(thing));
  if (hidden.length) say('Hidden');
  for (const thing of hidden) tell(thing);
}

const because = ({ reasons, firstAt }: ReportedThing) =>
  `  ${reasons.map((reason) => reason ?? 'no reason').join(', ')}; first on ${new Date(firstAt).toISOString()}`;

function tell({ id, kind, writer, text, lessonId }: Thing, ...more: string[]): void {
  say('');
  say(`  ${id}  ${kind} by ${writer}${lessonId ? `, under ${lessonId}` : ''}`);
  for (const line of more) say(line);
  for (const line of text.split('\n')) say(`  │ ${line}`);
}

/** Copies in front of a deployed gateway are forgotten at once where it is known where that is. */
async function tellTheCache(): Promise<void> {
  const stale = 'Visitors may see a kept copy for a few minutes more';
  if (process.env.GATEWAY_URL) {
    try {
      await forgetCopies(await harbourOf('community'), 'community');
    } catch (error) {
      // To decide once more would be refused: what is left undone passes by itself.
      throw new Error(`${stale}: it could not be purged. ${error instanceof Error ? error.message : error}`);
    }
  } else if (process.env.LIBSQL_URL) say(`${stale}: with GATEWAY_URL set it is purged.`);
}

async function main([topic, action = 'list', id]: string[]): Promise<void> {
  const decision = decisions[action];
  if (topic !== 'reports' || (action !== 'list' && !(decision && id))) throw new Error(usage);
  const { db, close } = await openAcademysDatabase(process.env);
  try {
    if (!decision || !id) return await list(db);
    if (!(await decision.decide(db, id))) throw new Error(decision.not);
    say(decision.done);
    await tellTheCache();
  } finally {
    close();
  }
}

await main(process.argv.slice(2)).catch(fail);
