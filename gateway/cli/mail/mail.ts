import { type ListedMail, latestMails, retryMail } from '../../src/mail/administration.ts';
import { openAcademysDatabase } from '../kernel/database.ts';
import { readArguments } from '../kernel/flags.ts';
import { fail, say } from '../kernel/progress.ts';

const usage = 'pnpm mail [list [--json] | retry <id>]';
const listed = 200;

async function main(): Promise<void> {
  const { words, flags } = readArguments({ usage, flags: ['json'], words: 2 });
  const [action = 'list', id] = words;
  if (action === 'retry' ? !id : action !== 'list' || id) throw new Error(usage);
  const { db, close } = await openAcademysDatabase(process.env);
  try {
    if (action === 'retry' && id) {
      if (!(await retryMail(db, id, Date.now()))) throw new Error('No mail that was given up has this id.');
      return say('It is tried again within a minute.');
    }
    const mails = await latestMails(db, listed);
    if (flags.json) return say(JSON.stringify(mails, null, 2));
    if (mails.length === 0) say('There are no mails.');
    for (const mail of mails) say(lineOf(mail));
  } finally {
    close();
  }
}

const at = (instant: number | null) => new Date(instant ?? 0).toISOString().slice(0, 16).replace('T', ' ');

function lineOf({ id, to, purpose, attempts, dueAt, sentAt, failedAt, error }: ListedMail): string {
  const became = sentAt
    ? `sent ${at(sentAt)}`
    : failedAt
      ? `✗ given up ${at(failedAt)}: ${error}`
      : `waits since its attempt ${attempts}, next ${at(dueAt)}${error ? `: ${error}` : ''}`;
  return `  ${id}  ${purpose} to ${to}\n    ${became}`;
}

await main().catch(fail);
