import { signalAll } from '../../kernel/processes.ts';
import { processTable } from '../../kernel/processTable.ts';

/**
 * Outlives the process that started it by a moment: killed without warning, that one cannot end workerd, which would go
 * on holding the port. A workerd is known by the address at which it reaches that process, however often it was
 * started again.
 */
const addresses = process.argv.slice(2);

function end() {
  const workerds = processTable().filter(({ command }) =>
    addresses.some((address) => command.includes(address)),
  );
  signalAll(
    workerds.map(({ pid }) => pid).filter((pid) => pid !== process.pid),
    'SIGKILL',
  );
  process.exit(0);
}

// It ends with its parent, not with the terminal.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});

process.once('disconnect', end);
// The parent may have been killed before this line.
if (!process.connected) end();
