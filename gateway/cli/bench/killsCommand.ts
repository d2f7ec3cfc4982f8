import { say } from '../kernel/progress.ts';
import { kills } from './kills/kills.ts';
import { median } from './median.ts';

const times = 50;

/** What an academy keeps and how soon it is there again, its processes killed at random moments of its learners' writing. */
export async function benchKills(): Promise<void> {
  const { kills: done, acknowledged, unanswered, lost } = await kills(times);
  for (const role of new Set(done.map(({ role }) => role))) {
    const ms = done.filter((kill) => kill.role === role).map(({ healedMs }) => healedMs);
    say(
      `  ${role.padEnd(10)}${String(ms.length).padStart(4)} kills, there again after ${median(ms).toFixed(0)} ms (median)`,
    );
  }
  say(`  ${acknowledged} changes acknowledged, ${unanswered} not; ${lost.length} lost or half done.`);
  for (const sentence of lost) say(`  ✗ ${sentence}`);
  if (lost.length > 0) process.exitCode = 1;
}
