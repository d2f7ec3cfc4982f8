import { dismiss, hide, restore } from '../../src/community/moderation/decisions.ts';
import { openAcademysDatabase } from '../kernel/database.ts';
import { fail, say } from '../kernel/progress.ts';
import { purgeCopies } from '../ship/releaseClient.ts';
import { releaseTargetOf } from '../ship/releaseTarget.ts';
import { list } from './list.ts';

const usage = 'pnpm community reports [list | hide <id> | restore <id> | dismiss <id>]';

interface Decision {
  decide: typeof hide;
  done: string;
  not: string;
}
const changed = 'Or its text has changed since: list it again.';
const decisions: Record<string, Decision> = {
  hide: {
    decide: hide,
    done: 'Hidden. Its writer still sees it, with a note; what they write there next waits for a moderator.',
    not: `Nothing that is in sight or waits has this id. ${changed}`,
  },
  restore: {
    decide: restore,
    done: 'Back in sight.',
    not: `Nothing that is hidden has this id. ${changed}`,
  },
  dismiss: {
    decide: dismiss,
    done: 'Dismissed: it stays in sight. If its writer changes it, it is listed again.',
    not: `There is no open report on this id. ${changed}`,
  },
};

/** Copies in front of a deployed gateway are forgotten at once where it is known where that is. */
async function tellTheCache(): Promise<void> {
  const stale = 'Visitors may see a kept copy for a few minutes more';
  if (process.env.GATEWAY_URL) {
    try {
      await purgeCopies(await releaseTargetOf('community'), 'community');
    } catch (error) {
      // To decide once more would be refused: what is left undone passes by itself.
      throw new Error(`${stale}: it could not be purged. ${error instanceof Error ? error.message : error}`);
    }
  } else if (process.env.LIBSQL_URL) say(`${stale}: with GATEWAY_URL set it is purged.`);
}

async function main([topic, action = 'list', name]: string[]): Promise<void> {
  const decision = decisions[action];
  if (topic !== 'reports' || (action !== 'list' && !(decision && name))) throw new Error(usage);
  const { db, close } = await openAcademysDatabase(process.env);
  try {
    if (!decision || !name) return await list(db);
    const [id = '', version] = name.split('@');
    if (!(await decision.decide(db, id, Date.now(), version))) throw new Error(decision.not);
    say(decision.done);
    await tellTheCache();
  } finally {
    close();
  }
}

await main(process.argv.slice(2)).catch(fail);
