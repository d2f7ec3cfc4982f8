import { signalAll } from '../processes.ts';

/**
 * Outlives the process that started it by a moment: killed without warning, that one cannot end workerd,
 * which would go on holding the port. Its process ids come over the channel, which closes with the parent.
 */
let charges: number[] = [];

// It ends with its parent, not with the terminal.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});

process.on('message', (pids: number[]) => {
  charges = pids;
});

process.on('disconnect', () => {
  signalAll(charges, 'SIGKILL');
  process.exit(0);
});
