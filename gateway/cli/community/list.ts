import type { Db } from '@apologia/db';
import type { CaseCause } from '@apologia/db/schema';
import { versionOf } from '../../src/community/moderation/decisions.ts';
import {
  type Contribution,
  hiddenContributions,
  type OpenCase,
  openCases,
} from '../../src/community/moderation/reportQueue.ts';
import { say } from '../kernel/progress.ts';

/** Prints the cases that moderators have to decide on, and the contributions that they have hidden. */
export async function list(db: Db): Promise<void> {
  const [open, hidden] = [await openCases(db), await hiddenContributions(db, Date.now())];
  say(open.length ? 'Reported' : 'Nothing is reported.');
  for (const one of open) await print(one, reasonLine(one), ...historyLines(one), ...textLines(one));
  if (hidden.length) say('Hidden');
  for (const one of hidden) await print(one, ...(one.isDeleted ? ['  deleted since by its writer'] : []));
}

const causes: Record<CaseCause, string> = {
  reported: 'reported',
  changed: 'changed after you left it in sight',
  anew: 'written after its writer had deleted what was reported here',
  waiting: 'waits out of sight: something of this writer was hidden here',
  moderator: 'taken up by a moderator',
};

function reasonLine({ cause, reasons, openedAt }: OpenCase): string {
  const why = reasons.length ? reasons.map((reason) => reason ?? 'no reason').join(', ') : causes[cause];
  return `  ${why}; first on ${new Date(openedAt).toISOString()}`;
}

/** Earlier decisions on its writer and its reporters. */
function historyLines({ hiddenBefore, reporters }: OpenCase): string[] {
  const dismissedReporters = reporters.filter(({ dismissed }) => dismissed > 0);
  return [
    ...(hiddenBefore ? [`  of this writer hidden before: ${hiddenBefore}`] : []),
    ...dismissedReporters.map(({ name, dismissed }) => `  reports of ${name} dismissed before: ${dismissed}`),
  ];
}

function textLines({ text, reportedTexts }: OpenCase): string[] {
  return [
    ...reportedTexts.flatMap((reported) => ['  then it said:', ...quote(reported)]),
    text ? '  now it says:' : '  deleted since by its writer',
  ].slice(reportedTexts.length || !text ? 0 : 1);
}

const quote = (text: string) => text.split('\n').map((line) => `  │ ${line}`);

async function print({ id, kind, writer, text, lessonId }: Contribution, ...more: string[]): Promise<void> {
  say('');
  // A decision by this name is about this text, and not about one that is written meanwhile.
  const name = text ? `${id}@${await versionOf(text)}` : id;
  say(`  ${name}  ${kind} by ${writer}${lessonId ? `, under ${lessonId}` : ''}`);
  for (const line of [...more, ...(text ? quote(text) : [])]) say(line);
}
