import { readArguments } from '../kernel/flags.ts';
import { fail, step } from '../kernel/progress.ts';
import { build } from './builds.ts';
import { appNamed, releaseTargetOf } from './releaseTarget.ts';
import { shipApp } from './shipping.ts';

const usage = 'pnpm ship <app> [--canary <visitors of a hundred>]';

async function main(): Promise<void> {
  const { words, values } = readArguments({ usage, words: 1, values: { canary: '' } });
  const app = appNamed(words[0]);
  const target = await releaseTargetOf(app);
  await step(
    `build ${app}`,
    () => build(app),
    (built) => (built ? '' : 'nothing changed'),
  );
  await step(
    `ship ${app}`,
    () => shipApp(target, app, values.canary),
    ({ version, canary }) => (canary ? `${version}, for ${canary} visitors of a hundred` : version),
  );
}

await main().catch(fail);
