import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type ContractSnapshot, compareContracts, contractSnapshot } from '@apologia/contract/versioning';
import { root } from '@apologia/kit/build';
import { refuseUnknown } from './flags.ts';
import { fail, say } from './progress.ts';

const file = path.join(root, 'gateway/contract/contract.json');

/** JSON in which whatever fits into a line is on one. */
function stringify(value: unknown, indent = ''): string {
  const line = JSON.stringify(value);
  if (typeof value !== 'object' || value === null || indent.length + line.length <= 110) return line;
  const deeper = `${indent}  `;
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const parts = Array.isArray(value)
    ? value.map((part) => stringify(part, deeper))
    : Object.entries(value).map(([name, part]) => `${JSON.stringify(name)}: ${stringify(part, deeper)}`);
  return `${open}\n${parts.map((part) => deeper + part).join(',\n')}\n${indent}${close}`;
}

/** Writes the contract of the code as the snapshot that the next change is measured against, and names what has changed. */
async function main(): Promise<void> {
  const args = process.argv.slice(2);
  refuseUnknown(args, ['--breaking'], 'pnpm contract [--breaking]');
  const before = JSON.parse(await readFile(file, 'utf8')) as ContractSnapshot;
  const after = contractSnapshot();
  const changes = compareContracts(before, after);
  for (const { what, isBreaking } of changes) say(`${isBreaking ? 'breaks' : 'adds  '}  ${what}`);
  if (changes.some(({ isBreaking }) => isBreaking) && !args.includes('--breaking')) {
    throw new Error(
      'Tabs and releases that are out there need what breaks. Add beside it what is new, or write it with --breaking.',
    );
  }
  await writeFile(file, `${stringify(after)}\n`);
  if (changes.length === 0) say('The contract is the one of the snapshot.');
}

await main().catch(fail);
