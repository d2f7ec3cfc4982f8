import { releases } from '@apologia/contract';
import { fail, step } from '../kernel/progress.ts';
import { send } from './releaseClient.ts';
import { appArgument, releaseTargetOf } from './releaseTarget.ts';

async function main(): Promise<void> {
  const app = appArgument();
  const { url, token } = await releaseTargetOf(app);
  await step(
    `roll back ${app}`,
    async () =>
      releases.rollback.response.parse(await send(`${url}/releases/${app}/rollback`, token, 'POST')),
    ({ version }) => version,
  );
}

await main().catch(fail);
