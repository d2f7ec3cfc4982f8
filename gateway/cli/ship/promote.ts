import { pathOf, releases } from '@apologia/contract';
import { readArguments } from '../kernel/flags.ts';
import { fail, step } from '../kernel/progress.ts';
import { send } from './releaseClient.ts';
import { appNamed, releaseTargetOf } from './releaseTarget.ts';

const usage = 'pnpm promote <app> [<version>]';

/** Puts an app's canary in force for everybody, or an older version that is named. */
async function main(): Promise<void> {
  const [name, version] = readArguments({ usage, words: 2 }).words;
  const app = appNamed(name);
  const { url, token } = await releaseTargetOf(app);
  const address = `${url}${pathOf(releases.promote, { app })}`;
  await step(
    `promote ${app}`,
    async () =>
      releases.promote.response.parse(await send(address, token, 'POST', JSON.stringify({ version }))),
    (promoted) => promoted.version,
  );
}

await main().catch(fail);
