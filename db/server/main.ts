import { availableParallelism } from 'node:os';
import { startLibsqlServer } from './index.ts';

/** One is for reads that are quick, the others are for all. */
const readers = availableParallelism() > 2 ? 3 : 2;

/** The server as a command: settings from the environment, one line of JSON on stdout when it is ready. */
async function main(): Promise<void> {
  const { LIBSQL_FILE: file, LIBSQL_TOKEN: token, LIBSQL_PORT: port = '0' } = process.env;
  if (!file || !token) throw new Error('LIBSQL_FILE and LIBSQL_TOKEN must be set');
  if (!/^\d{1,5}$/.test(port))
    throw new Error(`LIBSQL_PORT must be a port number, not ${JSON.stringify(port)}`);
  const onTrouble = (sentence: string): void => void process.stderr.write(`libSQL server: ${sentence}\n`);
  const settings = { file, token, port: Number(port), readers, checksFile: true, onTrouble };
  const server = await startLibsqlServer(settings);
  const stop = (): void => {
    server.close().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    );
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  // A parent that was killed cannot send signals, but its end of the IPC channel closes. An orphaned server
  // would keep the port and the file.
  if (process.send !== undefined) {
    process.once('disconnect', stop);
    if (!process.connected) stop();
  }
  process.stdout.write(`${JSON.stringify({ ready: true, url: server.url })}\n`);
}

function fail(error: unknown): never {
  process.stderr.write(`libSQL server: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

main().catch(fail);
