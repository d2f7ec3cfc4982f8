import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { apps } from '@apologia/contract';
import { writeAtomically } from './writeAtomically.ts';

export const tokenName = (app: string) => `SHIP_TOKEN_${app.toUpperCase()}`;

/**
 * The ship tokens of the local academy, by variable name: made once, kept beside its data.
 * @throws Error where they cannot be read: made anew, they would lock out every team that has them
 */
export async function localTokens(dataDir: string): Promise<Record<string, string>> {
  const file = path.join(dataDir, 'ship-tokens.json');
  if (existsSync(file)) return readTokens(file);
  const made = Object.fromEntries(apps.map((app) => [tokenName(app), randomBytes(24).toString('hex')]));
  await writeAtomically(file, JSON.stringify(made, null, 2));
  return made;
}

async function readTokens(file: string): Promise<Record<string, string>> {
  try {
    const tokens = JSON.parse(await readFile(file, 'utf8'));
    if (apps.every((app) => typeof tokens[tokenName(app)] === 'string')) return tokens;
  } catch {
    // Told below, whatever is wrong with it.
  }
  throw new Error(`The ship tokens in ${file} cannot be read. Mend the file, or delete it to have new ones.`);
}
