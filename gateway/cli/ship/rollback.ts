import { pathOf, releases } from '@apologia/contract';
import { readArguments } from '../kernel/flags.ts';
import { fail, step } from '../kernel/progress.ts';
import { send } from './releaseClient.ts';
import { appNamed, releaseTargetOf } from './releaseTarget.ts';

const usage = 'pnpm rollback <app> [--canary]';

/** Takes an app's canary back, else brings back the version before; with `--canary` nothing but the former. */
async function main(): Promise<void> {
  const { words, flags } = readArguments({ usage, words: 1, flags: ['canary'] });
  const app = appNamed(words[0]);
  const { url, token } = await releaseTargetOf(app);
  const address = `${url}${pathOf(releases.rollback, { app }, flags.canary ? { only: 'canary' } : {})}`;
  await step(
    `roll back ${app}`,
    async () => releases.rollback.response.parse(await send(address, token, 'POST')),
    ({ version }) => version,
  );
}

await main().catch(fail);
