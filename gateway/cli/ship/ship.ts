import { fail, step } from '../kernel/progress.ts';
import { build } from './builds.ts';
import { appArgument, releaseTargetOf } from './releaseTarget.ts';
import { shipApp } from './shipping.ts';

async function main(): Promise<void> {
  const app = appArgument();
  const target = await releaseTargetOf(app);
  await step(
    `build ${app}`,
    () => build(app),
    (built) => (built ? '' : 'nothing changed'),
  );
  await step(
    `ship ${app}`,
    () => shipApp(target, app),
    ({ version }) => version,
  );
}

await main().catch(fail);
