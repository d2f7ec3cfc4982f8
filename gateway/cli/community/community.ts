import { dismiss, hide, restore } from '../../src/community/moderation/decisions.ts';
import { openAcademysDatabase } from '../kernel/database.ts';
import { readArguments } from '../kernel/flags.ts';
import { fail, say } from '../kernel/progress.ts';
import { purgeCopies } from '../ship/releaseClient.ts';
import { releaseTargetOf } from '../ship/releaseTarget.ts';
import { list } from './list.ts';

const usage = 'pnpm community reports [list | hide <id> | restore <id> | dismiss <id>]';

interface Decision {
  decide: typeof hide;
  done: string;
  refused: string;
}
const orChanged = 'Or its text has changed since: list it again.';
const decisions: Record<string, Decision> = {
  hide: {
    decide: hide,
    done: 'Hidden. Its writer still sees it, with a note; what they write there next waits for a moderator.',
    refused: `Nothing that is in sight or waits has this id. ${orChanged}`,
  },
  restore: {
    decide: restore,
    done: 'Back in sight.',
    refused: `Nothing that is hidden has this id. ${orChanged}`,
  },
  dismiss: {
    decide: dismiss,
    done: 'Dismissed: it stays in sight. If its writer changes it, it is listed again.',
    refused: `There is no open report on this id. ${orChanged}`,
  },
};

/** Purges the copies in caches before a deployed gateway, where `GATEWAY_URL` names it; otherwise says that they are stale. */
async function purgeCaches(): Promise<void> {
  const stale = 'Visitors may see a kept copy for a few minutes more';
  if (process.env.GATEWAY_URL) {
    try {
      await purgeCopies(await releaseTargetOf('community'), 'community');
    } catch (error) {
      // The decision is taken and cannot be repeated; the copies expire by themselves.
      throw new Error(`${stale}: it could not be purged. ${error instanceof Error ? error.message : error}`);
    }
  } else if (process.env.LIBSQL_URL) say(`${stale}: with GATEWAY_URL set it is purged.`);
}

async function main(): Promise<void> {
  const [topic, action = 'list', name] = readArguments({ usage, words: 3 }).words;
  const decision = decisions[action];
  if (topic !== 'reports' || (action !== 'list' && !(decision && name))) throw new Error(usage);
  const { db, close } = await openAcademysDatabase(process.env);
  try {
    if (!decision || !name) return await list(db);
    const [id = '', version] = name.split('@');
    if (!(await decision.decide(db, id, Date.now(), version))) throw new Error(decision.refused);
    say(decision.done);
    await purgeCaches();
  } finally {
    close();
  }
}

await main().catch(fail);
