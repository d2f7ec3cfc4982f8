import { setTimeout as wait } from 'node:timers/promises';
import { type App, releases } from '@apologia/contract';
import { readArguments } from '../kernel/flags.ts';
import { fail, say } from '../kernel/progress.ts';
import { type ReleaseTarget, send } from './releaseClient.ts';
import { appNamed, releaseTargetOf } from './releaseTarget.ts';
import { lastStep, type Progress, progressOf, soakOf } from './soaking.ts';

const usage = 'pnpm soak <app> [--minutes <most>] [--views <of the canary>]';
const longestPauseMs = 5_000;
/** What a workflow tells apart: 0 is worth promoting, 1 is everything else that ends it. */
const tooFewViews = 2;

function positive(name: string, text: string): number {
  const value = Number(text);
  if (value > 0 && Number.isFinite(value)) return value;
  throw new Error(`--${name} must be a number above 0, not ${text}. ${usage}`);
}

async function stateOf({ url, token }: ReleaseTarget, app: App) {
  const states = releases.list.response.parse(await send(`${url}/releases`, token, 'GET'));
  const state = states.find((one) => one.app === app);
  if (!state) throw new Error(`${app} was never shipped.`);
  return state;
}

/** Waits until an app's canary has been seen enough without being taken back, and says which of the three it was. */
async function main(): Promise<void> {
  const { words, values } = readArguments({ usage, words: 1, values: { minutes: '15', views: '200' } });
  const app = appNamed(words[0]);
  const ms = 60_000 * positive('minutes', values.minutes);
  const views = positive('views', values.views);
  const target = await releaseTargetOf(app);
  const first = await stateOf(target, app);
  const soak = soakOf(first);
  if (!soak) throw new Error(`There is no canary of ${app}: ${lastStep(first)}.`);
  const { version, percent } = soak.canary;
  say(
    `  ${app} ${version}, for ${percent} visitors of a hundred: ${views} views within ${values.minutes} min`,
  );
  const end = Date.now() + ms;
  let last: Progress = { is: 'short', seen: { canary: 0, live: 0 } };
  while (last.is === 'short' && Date.now() < end) {
    await wait(Math.min(longestPauseMs, ms / 20));
    // A gateway that is asked for minutes may once not answer; the canary stays on trial meanwhile.
    last = await stateOf(target, app).then(
      (state) => progressOf(soak, state, views),
      (error: Error) => {
        say(`  ${error.message}`);
        return last;
      },
    );
  }
  if (last.is === 'gone') throw new Error(`The canary is gone: ${last.why}.`);
  const counts = `${last.seen.canary} views of the canary, ${last.seen.live} of live`;
  if (last.is === 'enough') return say(`  ${counts}, and it is on trial still`);
  say(`  not enough: ${counts}. Soak for longer, ask for fewer, or give it a greater share.`);
  process.exit(tooFewViews);
}

await main().catch(fail);
