import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { settingNames } from '../../src/kernel/config.ts';

/** They stand in `gateway/wrangler.jsonc`, where a secret cannot have the same name. */
export const ownVars: Readonly<Record<string, string>> = {
  ENVIRONMENT: 'production',
  DEMO_UPGRADES: 'false',
};

export interface DeploySettings {
  /** What the deployment itself goes by: the file's lines before those of the environment. */
  env: Readonly<Record<string, string | undefined>>;
  /** What the Worker is given with this deployment; what it has already stays. */
  secrets: Readonly<Record<string, string>>;
}

/**
 * The settings of a deployment.
 * @param file lines as `LIBSQL_URL=libsql://…`; without one the Worker keeps what it has
 * @throws Error where it cannot be read, or holds what is no secret
 */
export async function readDeploySettings(file: string): Promise<DeploySettings> {
  if (!file) return { env: process.env, secrets: {} };
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`${file} cannot be read.`);
  });
  const lines = parseEnv(text) as Record<string, string>;
  const own = Object.keys(ownVars).find((name) => name in lines);
  if (own) throw new Error(`${own} stands in gateway/wrangler.jsonc. Take it out of ${file}.`);
  // Not by wrangler itself: it would put the environment's token for deploying in the place of the Worker's.
  const secrets = Object.fromEntries(
    Object.entries(lines).filter(([name, value]) => value && settingNames.includes(name)),
  );
  return { env: { ...process.env, ...lines }, secrets };
}

/** Has them in a file that its owner alone can read, for as long as the work takes. */
export async function withSecretsFile(
  secrets: DeploySettings['secrets'],
  work: (...options: string[]) => Promise<void>,
): Promise<void> {
  if (Object.keys(secrets).length === 0) return work();
  const folder = await mkdtemp(path.join(tmpdir(), 'apologia-secrets-'));
  const file = path.join(folder, 'secrets.json');
  try {
    await writeFile(file, JSON.stringify(secrets), { mode: 0o600 });
    await work('--secrets-file', file);
  } finally {
    await rm(folder, { recursive: true });
  }
}
