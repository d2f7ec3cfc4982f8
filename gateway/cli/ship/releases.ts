import { apps, pathOf, type Reply, releases } from '@apologia/contract';
import { readArguments } from '../kernel/flags.ts';
import { fail, say } from '../kernel/progress.ts';
import { tokenName } from '../kernel/tokens.ts';
import { linesOf, versionsToCompare } from './comparison.ts';
import { type ReleaseTarget, send } from './releaseClient.ts';
import { appNamed, releaseTargetOf } from './releaseTarget.ts';

const usage =
  'pnpm releases [--json], pnpm releases compare <app> [<version> <version>] [--json], or pnpm releases sweep';

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
    words: [word, ...others],
  } = readArguments({ usage, flags: ['json'], words: 4 });
  if (word === 'compare') return compare(others, flags.json);
  const extra = word === 'sweep' ? others[0] : word;
  if (extra !== undefined) throw new Error(`There is no ${extra} here. ${usage}`);
  if (word === 'sweep') return sweep();
  const states = await list(await anyTarget());
  if (flags.json) return say(JSON.stringify(states, null, 2));
  for (const state of states) tell(state);
}

/** Any team's token may look. */
const anyTarget = () => releaseTargetOf(apps.find((app) => process.env[tokenName(app)]) ?? 'shell');

const list = async ({ url, token }: ReleaseTarget) =>
  releases.list.response.parse(await send(`${url}/releases`, token, 'GET'));

/** Tells what is different between two versions: those that are named, else live and its canary, else the version before and live. */
async function compare([name, ...named]: readonly string[], asJson: boolean): Promise<void> {
  const app = appNamed(name);
  const target = await anyTarget();
  const query = versionsToCompare(
    (await list(target)).find((one) => one.app === app),
    named,
  );
  const address = `${target.url}${pathOf(releases.compare, { app }, query)}`;
  const comparison = releases.compare.response.parse(await send(address, target.token, 'GET'));
  for (const line of asJson ? [JSON.stringify(comparison, null, 2)] : linesOf(comparison)) say(line);
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

function tell({ app, live, canary, versions, told, measured, history }: AppState): void {
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
  if (measured?.verdict) say(`    ${measured.verdict}`);
  for (const { at, step, version, percent, by, reason } of history.slice(0, stepsShown)) {
    const share = percent === undefined ? '' : ` for ${percent} %`;
    say(`    ${at}  ${version} ${stepWords[step] ?? step}${share} by ${by}${reason ? `: ${reason}` : ''}`);
  }
}

await main().catch(fail);
