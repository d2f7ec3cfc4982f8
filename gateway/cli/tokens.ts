import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { apps } from '@apologia/contract';

export const tokenName = (app: string) => `SHIP_TOKEN_${app.toUpperCase()}`;

/** The ship tokens of the local academy, by variable name: made once, kept beside its data. */
export async function localTokens(dataDir: string): Promise<Record<string, string>> {
  const file = path.join(dataDir, 'ship-tokens.json');
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    const made = Object.fromEntries(apps.map((app) => [tokenName(app), randomBytes(24).toString('hex')]));
    await writeFile(file, JSON.stringify(made, null, 2), { mode: 0o600 });
    return made;
  }
}
