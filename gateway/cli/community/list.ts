import type { Db } from '@apologia/db';
import type { CaseCause } from '@apologia/db/schema';
import { versionOf } from '../../src/community/moderation/decisions.ts';
import {
  hiddenThings,
  type OpenCase,
  openCases,
  type Thing,
} from '../../src/community/moderation/reportQueue.ts';
import { say } from '../kernel/progress.ts';

/** Prints what moderators have to decide on, and what they have hidden. */
export async function list(db: Db): Promise<void> {
  const [reported, hidden] = [await openCases(db), await hiddenThings(db, Date.now())];
  say(reported.length ? 'Reported' : 'Nothing is reported.');
  for (const one of reported) await tell(one, because(one), ...standing(one), ...kept(one));
  if (hidden.length) say('Hidden');
  for (const one of hidden) await tell(one, ...(one.isDeleted ? ['  deleted since by its writer'] : []));
}

const causes: Record<CaseCause, string> = {
  reported: 'reported',
  changed: 'changed after you left it in sight',
  anew: 'written after its writer had deleted what was reported here',
  waiting: 'waits out of sight: something of this writer was hidden here',
  moderator: 'taken up by a moderator',
};

function because({ cause, reasons, firstAt }: OpenCase): string {
  const why = reasons.length ? reasons.map((reason) => reason ?? 'no reason').join(', ') : causes[cause];
  return `  ${why}; first on ${new Date(firstAt).toISOString()}`;
}

/** What is known of those who wrote and reported it. */
function standing({ upheld, reporters }: OpenCase): string[] {
  const often = reporters.filter(({ dismissed }) => dismissed > 0);
  return [
    ...(upheld ? [`  of this writer hidden before: ${upheld}`] : []),
    ...often.map(({ name, dismissed }) => `  reports of ${name} dismissed before: ${dismissed}`),
  ];
}

function kept({ text, texts }: OpenCase): string[] {
  return [
    ...texts.flatMap((then) => ['  then it said:', ...quoted(then)]),
    text ? '  now it says:' : '  deleted since by its writer',
  ].slice(texts.length || !text ? 0 : 1);
}

const quoted = (text: string) => text.split('\n').map((line) => `  │ ${line}`);

async function tell({ id, kind, writer, text, lessonId }: Thing, ...more: string[]): Promise<void> {
  say('');
  // A decision by this name is about this text, and no other that is written meanwhile.
  const name = text ? `${id}@${await versionOf(text)}` : id;
  say(`  ${name}  ${kind} by ${writer}${lessonId ? `, under ${lessonId}` : ''}`);
  for (const line of [...more, ...(text ? quoted(text) : [])]) say(line);
}
