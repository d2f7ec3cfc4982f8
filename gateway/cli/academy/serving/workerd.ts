import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { convertV4MiniflareOptions, Miniflare, MiniflareCoreError, NoOpLog } from 'miniflare';
import { buildWorker, optionsFile, workerDist } from '../../kernel/workerBuild.ts';
import { mapped } from './sourceMap.ts';

export interface WorkerOptions {
  port: number;
  dataDir: string;
  bindings: Record<string, string>;
  /** A module in place of the entry, which it finds at `./entry.js`. */
  entry?: string;
  /** Where DevTools find the Worker. */
  inspectorPort?: number | undefined;
  /** workerd had ended by itself and runs again. */
  restarted?: () => void;
  /** workerd had ended by itself and cannot be started again. */
  lost?: (error: unknown) => void;
}

/**
 * Starts the gateway in workerd, which listens on the port itself: no proxy stands in front of it.
 * R2 is kept under the data folder, where wrangler keeps it too.
 * @throws Error with one sentence when the port is taken
 */
export async function startGateway(worker: WorkerOptions) {
  const { port, dataDir, bindings, entry, inspectorPort, restarted, lost } = worker;
  await buildWorker();
  const { bindings: _, modulesRules: __, ...options } = await readOptions();
  const before = signals.map((signal) => process.listeners(signal));
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: '127.0.0.1',
      cf: false,
      ...(inspectorPort && { inspectorPort }),
      log: new Quiet((error) => lost?.(sentenceOf(error, port))),
      logRequests: false,
      handleStructuredLogs: ({ message }) => process.stderr.write(`${mapped(message)}\n`),
      unsafeHandleRuntimeRestart: restarted,
      resourcePersistencePath: path.join(dataDir, 'r2', 'v3'),
      workers: [
        {
          ...options,
          name: 'apologia',
          rootPath: workerDist,
          modulesRoot: workerDist,
          modules: await modules(entry),
          bindings,
          unsafeDirectSockets: [{ host: '127.0.0.1', port }],
        },
      ],
    }),
  );
  // Its own handlers end this process at once; who starts it decides how it ends.
  for (const [i, signal] of signals.entries()) {
    for (const listener of process.listeners(signal)) {
      if (!before[i]?.includes(listener)) process.off(signal, listener);
    }
  }
  try {
    await miniflare.ready;
  } catch (error) {
    await miniflare.dispose().catch(() => {});
    throw sentenceOf(error, port);
  }
  return miniflare;
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

const readOptions = async () => JSON.parse(await readFile(path.join(workerDist, optionsFile), 'utf8'));

/** Their text, so that workerd starts again with what it started with, whatever is built meanwhile. */
async function modules(entry: string | undefined) {
  const names = (await readdir(workerDist, { recursive: true })).filter((name) =>
    /^worker\.js$|\.mjs$/.test(name),
  );
  // The first is where it begins.
  const entries = [...(entry ? [entry] : []), path.join(import.meta.dirname, 'entry.js')];
  return Promise.all(
    [...entries, ...names.map((name) => path.join(workerDist, name))].map(async (file) => ({
      type: 'ESModule' as const,
      path: entries.includes(file) ? path.join(workerDist, path.basename(file)) : file,
      contents: await readFile(file, 'utf8'),
    })),
  );
}

const isTaken = (error: unknown) =>
  error instanceof MiniflareCoreError && error.code === 'ERR_ADDRESS_IN_USE';

const sentenceOf = (error: unknown, port: number) =>
  isTaken(error) ? new Error(`Port ${port} is taken. Set PORT to a free one.`) : error;

/** Says nothing of what mends itself. */
class Quiet extends NoOpLog {
  readonly #lost: (error: unknown) => void;

  constructor(lost: (error: unknown) => void) {
    super();
    this.#lost = lost;
  }

  override error(error: Error): void {
    if (error instanceof MiniflareCoreError && error.code === 'ERR_RUNTIME_FAILURE') this.#lost(error.cause);
    else process.stderr.write(`${error.message}\n`);
  }
}
