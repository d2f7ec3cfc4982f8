import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { analyse } from 'scslre';
import { expect, test } from 'vitest';
import { parseAst } from 'vitest/node';
import { alphabets } from '../gateway/contract/src/auth/username.ts';
import { referencePattern } from '../gateway/contract/src/scripture/references.ts';

const root = path.resolve(import.meta.dirname, '..');

/** All that runs while somebody waits, in the gateway or in the browser. */
const sources = [
  'gateway/src',
  'gateway/contract/src',
  'db/src/scripture',
  'shell/src',
  'shell/kit/src',
  'mfe-*/src',
];
/** Their patterns are looked at by name. */
const puttingTogether = [
  'gateway/contract/src/scripture/references.ts',
  'gateway/contract/src/auth/username.ts',
];
/** Read what the operator has set, and nothing that a person sends. */
const ofSettings = ['gateway/src/kernel/config.ts', 'gateway/src/billing/paypal/account.ts'];

interface Pattern {
  source: string;
  flags: string;
}

/** Why a pattern may take longer than its text is long; empty where it cannot. */
const faultsOf = (pattern: Pattern) =>
  analyse(pattern, { reportTypes: { Move: true, Self: true, Trade: true } }).reports.map(
    ({ type, exponential }) => `/${pattern.source}/ ${exponential ? 'exponential' : 'polynomial'} (${type})`,
  );

/** The patterns written in a source, and how many it puts together when it runs. */
function patternsIn(file: string, text: string): { written: Pattern[]; constructed: number } {
  const written: Pattern[] = [];
  let constructed = 0;
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('regex' in node && node.regex) {
      const { pattern, flags } = node.regex as { pattern: string; flags: string };
      written.push({ source: pattern, flags });
    }
    const callee = 'callee' in node ? (node.callee as { name?: string }) : null;
    if (callee?.name === 'RegExp') constructed += 1;
    Object.values(node).forEach(visit);
  };
  visit(parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }));
  return { written, constructed };
}

test('every pattern goes through a text once', async () => {
  const faults: string[] = [];
  let patterns = 0;
  for await (const file of glob(
    sources.map((folder) => `${folder}/**/*.{ts,tsx}`),
    { cwd: root },
  )) {
    if (/\.test\.|\/testing\//.test(file) || ofSettings.includes(file)) continue;
    const { written, constructed } = patternsIn(file, await readFile(path.join(root, file), 'utf8'));
    patterns += written.length;
    for (const pattern of written) faults.push(...faultsOf(pattern).map((fault) => `${file}: ${fault}`));
    // What is put together can only be looked at by its name: below.
    if (constructed > 0 && !puttingTogether.includes(file)) faults.push(`${file}: new RegExp`);
  }
  expect(faults).toEqual([]);
  expect(patterns).toBeGreaterThan(50);
});

test('so do those that are put together', () => {
  expect([referencePattern, ...alphabets].flatMap(faultsOf)).toEqual([]);
});

test.each([
  String.raw`/^(?:\W*(?:oh|well)\W+)*(?:no idea)/`,
  String.raw`/\/+$/`,
  '/<[^>]+>/',
  '/(a|a)*b/',
  'new RegExp(typed)',
  'RegExp(typed)',
])('%s would be found', (text) => {
  const { written, constructed } = patternsIn('x.ts', `export const x = ${text};`);
  expect(written.flatMap(faultsOf).length + constructed).toBeGreaterThan(0);
});
