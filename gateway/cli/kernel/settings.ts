import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { parseConfig, settingNames } from '../../src/kernel/config.ts';
import { lockFolder } from './folderLock.ts';
import { localTokens } from './tokens.ts';

export interface Settings {
  port: number;
  /** Everything that outlives the process is in here. */
  dataDir: string;
  /** What the Worker is given, but for the database's address. */
  bindings: Record<string, string>;
  /** Whether to start a PayPal of one's own and use it. */
  paypalSimulator: boolean;
  /** Whether mails stay on this machine: in production, or with a mail server, they do not. */
  mailbox: boolean;
  /** Where DevTools find the Worker; nowhere unless set. */
  inspectorPort: number | undefined;
}

/** What the academy's own start decides. */
const ownNames = ['LIBSQL_URL', 'LIBSQL_TOKEN', 'DEV_REMOTE', 'ENFORCE_BUDGETS'];

/** Settings of the local academy that differ from the gateway's own defaults. */
const localDefaults = {
  ENVIRONMENT: 'local',
  DEMO_UPGRADES: 'true',
  LOG_REQUESTS: 'false',
  // A class may register from one address.
  REGISTRATIONS_PER_ADDRESS_PER_MINUTE: '300',
};

/**
 * Reads and checks the settings of a local start.
 * @throws Error with one sentence that says what is wrong
 */
export async function readSettings(env: NodeJS.ProcessEnv, withPayPalSimulator = false): Promise<Settings> {
  const port = portIn('PORT', env.PORT || '8787');
  const dataDir = path.resolve(env.DATA_DIR || '.data');
  await writable(dataDir);
  // Before anything is written there: it may be another academy's.
  lockFolder(dataDir, `http://localhost:${port}`);
  const given = Object.fromEntries(
    Object.entries(env).filter(
      (entry): entry is [string, string] =>
        entry[1] !== undefined && settingNames.includes(entry[0]) && !ownNames.includes(entry[0]),
    ),
  );
  const isProduction = given.ENVIRONMENT === 'production';
  if (!['true', 'false', '', undefined].includes(env.PAYPAL_SIMULATOR)) {
    throw new Error(`PAYPAL_SIMULATOR must be true or false, not ${env.PAYPAL_SIMULATOR}.`);
  }
  const paypalSimulator = env.PAYPAL_SIMULATOR === 'true' || withPayPalSimulator;
  if (paypalSimulator && (given.PAYPAL_BASE_URL || isProduction)) {
    throw new Error('The PayPal simulator goes neither with PAYPAL_BASE_URL nor with production.');
  }
  const bindings = {
    ...localDefaults,
    ...(isProduction ? { DEMO_UPGRADES: 'false' } : { PUBLIC_URL: `http://localhost:${port}` }),
    ...(await localTokens(dataDir)),
    ...given,
  };
  parseConfig({ ...bindings, LIBSQL_URL: 'http://127.0.0.1', LIBSQL_TOKEN: 'local' });
  const inspectorPort = env.INSPECTOR_PORT ? portIn('INSPECTOR_PORT', env.INSPECTOR_PORT) : undefined;
  await free(port);
  await openToBrowsers(port);
  const mailbox = !isProduction && !given.SMTP_URL;
  return { port, dataDir, bindings, paypalSimulator, mailbox, inspectorPort };
}

function portIn(name: string, value: string): number {
  const port = Number(value);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new Error(`${name} must be a number from 1 to 65535, not ${value}.`);
}

async function writable(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
  } catch {
    throw new Error(`The data folder ${folder} cannot be written. Set DATA_DIR to one that can.`);
  }
}

/** The gateway listens on IPv4 only, but to a browser `localhost` may be either. */
async function free(port: number): Promise<void> {
  for (const host of ['127.0.0.1', '::1']) {
    switch (await listening(port, host)) {
      case 'EADDRINUSE':
        throw new Error(`Port ${port} is taken. Set PORT to a free one.`);
      case 'EACCES':
        throw new Error(`Port ${port} is not yours to open. Set PORT to one from 1024 to 65535.`);
    }
  }
}

/** @returns what hinders one from listening there, if anything does */
const listening = (port: number, host: string) =>
  new Promise<string | undefined>((resolve) => {
    const probe = createServer()
      .once('error', ({ code }: NodeJS.ErrnoException) => resolve(code))
      .listen(port, host, () => probe.close(() => resolve(undefined)));
  });

/** Some ports are other protocols' for good; `fetch` knows them as browsers do. */
const openToBrowsers = (port: number) =>
  fetch(`http://127.0.0.1:${port}`).catch(({ cause }) => {
    if (cause?.message === 'bad port') {
      throw new Error(`Browsers open no pages on port ${port}. Set PORT to another.`);
    }
  });
