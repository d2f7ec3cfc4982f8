import { apps, pathOf, type Reply, releases } from '@apologia/contract';
import { readArguments } from '../kernel/flags.ts';
import { fail, say } from '../kernel/progress.ts';
import { tokenName } from '../kernel/tokens.ts';
import { send } from './releaseClient.ts';
import { releaseTargetOf } from './releaseTarget.ts';

const usage = 'pnpm releases [--json], or pnpm releases sweep';

type AppState = Reply<typeof releases.list>[number];

const stepsShown = 5;
const stepWords: Record<string, string> = {
  shipped: 'shipped',
  canary: 'on trial',
  promoted: 'promoted',
  brought_back: 'brought back',
  rolled_back: 'rolled back',
  taken_back: 'taken back',
  replaced: 'replaced',
  swept: 'swept',
};

async function main(): Promise<void> {
  const {
    flags,
    words: [word],
  } = readArguments({ usage, flags: ['json'], words: 1 });
  if (word === 'sweep') return sweep();
  if (word !== undefined) throw new Error(`There is no ${word} here. ${usage}`);
  // Any team's token may look.
  const { url, token } = await releaseTargetOf(apps.find((app) => process.env[tokenName(app)]) ?? 'shell');
  const states = releases.list.response.parse(await send(`${url}/releases`, token, 'GET'));
  if (flags.json) return say(JSON.stringify(states, null, 2));
  for (const state of states) tell(state);
}

/** Deletes the files of versions that nobody can have open any more. */
async function sweep(): Promise<void> {
  for (const app of apps) {
    const { url, token } = await releaseTargetOf(app);
    const address = `${url}${pathOf(releases.sweep, { app })}`;
    const { swept } = releases.sweep.response.parse(await send(address, token, 'POST'));
    say(`${app}: ${swept.length ? swept.join(', ') : 'nothing to sweep'}`);
  }
}

function tell({ app, live, canary, versions, told, history }: AppState): void {
  say(app);
  for (const { version, shippedAt, scriptBytes, files } of versions) {
    const mark = version === live ? '●' : version === canary?.version ? '○' : ' ';
    const share = version === canary?.version ? `, for ${canary.percent} visitors of a hundred` : '';
    say(
      `  ${mark} ${version}  ${shippedAt}  ${Math.round(scriptBytes / 1024)} KB of script, ${files} files${share}`,
    );
  }
  for (const { version, views, failed, kinds, vitals } of told) {
    if (version !== live && version !== canary?.version) continue;
    const share = views ? ` (${((100 * failed) / views).toFixed(1)} %)` : '';
    const what = Object.entries(kinds).map(([kind, count]) => `${kind} ${count}`);
    const late = Object.entries(vitals).map(([metric, value]) => `${metric} ${value ?? 'beyond'}`);
    say(
      `    ${version}  ${views} views, ${failed} failed${share}${what.length ? `: ${what.join(', ')}` : ''}${late.length ? `; three of four below ${late.join(', ')}` : ''}`,
    );
  }
  for (const { at, step, version, percent, by, reason } of history.slice(0, stepsShown)) {
    const share = percent === undefined ? '' : ` for ${percent} %`;
    say(`    ${at}  ${version} ${stepWords[step] ?? step}${share} by ${by}${reason ? `: ${reason}` : ''}`);
  }
}

await main().catch(fail);
