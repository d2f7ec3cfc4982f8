import Database from 'libsql';

/**
 * A process that copies a database as it is at one moment, while others read and write it, into a new file. It
 * prints what went wrong and then fails.
 */
function copy(file: string, target: string): void {
  process.umask(0o077);
  const engine = new Database(file);
  engine.prepare('VACUUM INTO ?').run([target]);
}

try {
  copy(process.argv[2] ?? '', process.argv[3] ?? '');
  // Ended, not closed: closing would look for the write-ahead log to be copied back, and hold the writers up.
  process.kill(process.pid, 'SIGKILL');
} catch (error) {
  process.stderr.write(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
