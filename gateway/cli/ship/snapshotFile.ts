import { readFile, writeFile } from 'node:fs/promises';
import { type Change, type ContractSnapshot, compareContracts } from '@apologia/contract/versioning';

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

/** The changes of a contract, a line each. */
const told = (changes: readonly Change[]) =>
  changes.map(({ what, isBreaking }) => `${isBreaking ? 'breaks' : 'adds  '}  ${what}`);

/**
 * Writes a contract into the file that the next change is measured against.
 * @param isBreakingMeant whether to write what is not additive
 * @returns what has changed, a line each
 * @throws Error naming the changes where one is breaking and not meant: then the file stays as it was
 */
export async function updateSnapshot(
  file: string,
  contract: ContractSnapshot,
  isBreakingMeant: boolean,
): Promise<string[]> {
  const changes = compareContracts(JSON.parse(await readFile(file, 'utf8')) as ContractSnapshot, contract);
  const lines = told(changes);
  if (changes.some(({ isBreaking }) => isBreaking) && !isBreakingMeant) {
    throw new Error(
      `${lines.join('\n')}\nTabs and releases that are out there need what breaks. Add beside it what is new, or write it with --breaking.`,
    );
  }
  await writeFile(file, `${stringify(contract)}\n`);
  return lines;
}
