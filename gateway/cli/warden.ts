/**
 * Outlives the process that started it by a moment: killed without warning, that one cannot end workerd,
 * which would go on holding the port. Its process ids come over the channel, which closes with the parent.
 */
let charges: number[] = [];

process.on('message', (pids: number[]) => {
  charges = pids;
});

process.on('disconnect', () => {
  for (const pid of charges) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // Ended already, as it should.
    }
  }
  process.exit(0);
});
