import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { parseConfig } from '../src/config.ts';
import { localTokens } from './tokens.ts';

export interface Settings {
  port: number;
  /** Everything that outlives the process is in here. */
  dataDir: string;
  /** What the Worker is given, but for the database's address. */
  bindings: Record<string, string>;
  /** Whether to start a PayPal of one's own and use it. */
  paypalSimulator: boolean;
}

/** Settings of the local academy that differ from the gateway's own defaults. */
const localDefaults = {
  ENVIRONMENT: 'local',
  DEMO_UPGRADES: 'true',
  // A class may register from one address.
  REGISTRATIONS_PER_ADDRESS_PER_MINUTE: '300',
};

/**
 * Reads and checks the settings of a local start.
 * @throws Error with one sentence that says what is wrong
 */
export async function readSettings(
  env: NodeJS.ProcessEnv,
  args: readonly string[] = process.argv,
): Promise<Settings> {
  const port = Number(env.PORT ?? 8787);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`PORT must be a number from 1 to 65535, not ${env.PORT}.`);
  }
  const dataDir = path.resolve(env.DATA_DIR ?? '.data');
  await writable(dataDir);
  const given = Object.fromEntries(
    Object.entries(env).filter(
      (entry): entry is [string, string] =>
        /^(ENVIRONMENT|DEMO_UPGRADES|SHIP_TOKEN_\w+|OPENAI_\w+|\w+_PER_(MINUTE|QUARTER_HOUR|HOUR|DAY)|DOCUMENT_PATIENCE_MS|SECURITY_CONTACT|PAYPAL_(CLIENT_ID|CLIENT_SECRET|WEBHOOK_ID|BASE_URL|PATIENCE_MS))$/.test(
          entry[0],
        ) && entry[1] !== undefined,
    ),
  );
  const isProduction = given.ENVIRONMENT === 'production';
  const paypalSimulator = env.PAYPAL_SIMULATOR === 'true' || args.includes('--paypal-simulator');
  if (paypalSimulator && (given.PAYPAL_BASE_URL || isProduction)) {
    throw new Error('The PayPal simulator goes neither with PAYPAL_BASE_URL nor with production.');
  }
  const bindings = {
    ...localDefaults,
    ...(isProduction && { DEMO_UPGRADES: 'false' }),
    ...(await localTokens(dataDir)),
    ...given,
  };
  parseConfig({ ...bindings, LIBSQL_URL: 'http://127.0.0.1', LIBSQL_TOKEN: 'local' });
  await free(port);
  return { port, dataDir, bindings, paypalSimulator };
}

async function writable(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
  } catch {
    throw new Error(`The data folder ${folder} cannot be written. Set DATA_DIR to one that can.`);
  }
}

function free(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
      .once('error', () => reject(new Error(`Port ${port} is taken. Set PORT to a free one.`)))
      .listen(port, '127.0.0.1', () => probe.close(() => resolve()));
  });
}
