import type { ReleaseComparison, Reply, releases } from '@apologia/contract';

type AppState = Reply<typeof releases.list>[number];

/**
 * The versions to compare: those that are named, else live and its canary, else the one that was in force before and live.
 * @throws Error saying which are lacking
 */
export function versionsToCompare(
  state: AppState | undefined,
  [from, to]: readonly string[],
): { from: string; to: string } {
  if (from && to) return { from, to };
  if (from) throw new Error('Name two versions, or none.');
  if (!state) throw new Error('It was never shipped.');
  const { live, canary, versions } = state;
  if (canary) return { from: live, to: canary.version };
  const [last] = versions
    .filter(({ version, endedAt }) => version !== live && endedAt !== undefined)
    .sort((one, other) => ((one.endedAt ?? '') < (other.endedAt ?? '') ? 1 : -1));
  if (!last) throw new Error(`There is nothing to compare ${live} with: no other version was in force.`);
  return { from: last.version, to: live };
}

/** How a terminal tells a comparison, line by line. */
export function linesOf({ app, from, to, sizes, files, contract }: ReleaseComparison): string[] {
  const needs = contract && [
    ...contract.needed.map((name) => `  + ${name}`),
    ...contract.notNeeded.map((name) => `  - ${name}`),
    ...contract.changed.map((name) => `  ~ ${name}`),
  ];
  return [
    `${app}  ${from} → ${to}`,
    ...Object.entries(sizes).map(([what, size]) => `  ${what.padEnd(8)} ${changeOf(size.from, size.to)}`),
    needs ? 'needs of the gateway' : 'what one of them needs of the gateway is not known: its files are gone',
    ...(needs?.length === 0 ? ['  the same'] : (needs ?? [])),
    'files',
    ...(files.length ? files.map(fileLine) : ['  the same']),
  ];
}

function fileLine({ name, from, to }: ReleaseComparison['files'][number]): string {
  if (from === null) return `  + ${name}  ${to} bytes`;
  if (to === null) return `  - ${name}  ${from} bytes`;
  return `  ~ ${name}  ${changeOf(from, to)}`;
}

const changeOf = (from: number, to: number) =>
  from === to ? `${to} bytes` : `${from} → ${to} bytes (${to > from ? '+' : ''}${to - from})`;
