import { say } from '../kernel/progress.ts';
import { randomFrom } from '../kernel/random.ts';
import { tellFalseAlarms } from './canary/falseAlarms.ts';
import { tellTimeToTakeBack } from './canary/timeToTakeBack.ts';

/**
 * How often a healthy canary is taken back, and how soon one that is worse: views by a seeded generator, the verdict asked
 * after each of the first 1,000 and then each tenth. The way of a beacon is not in the times.
 */
export async function benchCanary(): Promise<void> {
  const random = randomFrom(26);
  tellFalseAlarms(random);
  say('');
  say('  live fails 0.2 % and a tenth of the visitors are of the canary; "never" is not within an hour');
  tellTimeToTakeBack(random);
}
