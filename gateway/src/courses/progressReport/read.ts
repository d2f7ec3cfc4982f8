import { type ProgressReport, subjects } from '@apologia/contract';
import type { Db } from '@apologia/db';
import type { RunnableQuery } from 'drizzle-orm/runnable-query';
import type { Viewer } from '../../kernel/access/viewer.ts';
import { learnerRead, type Read } from '../../kernel/read/read.ts';
import { certificatesOf } from '../certificates/queries.ts';
import { achievementsOf } from './achievements.ts';
import { firstAttempts, keptWeeks, type ModuleProgress, moduleProgress, nextLessons } from './queries.ts';
import { resumeOf } from './resume.ts';

/** Makes the statement for when the viewer first wrote to a partner of each worldview, a row each. Practice is another domain's. */
type WorldviewsMet = (db: Db, viewer: Viewer) => RunnableQuery<{ at: number }[], 'sqlite'>;

/** Where the learner goes on, how far they have come, and what they achieved. */
export const progressReport = (worldviewsMet: WorldviewsMet): Read<ProgressReport> =>
  learnerRead(
    (db, viewer) => [
      moduleProgress(db, viewer),
      nextLessons(db, viewer),
      certificatesOf(db, viewer),
      firstAttempts(db, viewer),
      keptWeeks(db, viewer),
      worldviewsMet(db, viewer),
    ],
    ([modules, lessons, certificates, [attempts], weeks, met]) => ({
      resume: resumeOf(modules, lessons),
      subjects: subjects.map((subject) => ({ subject, ...lessonsIn(modules, subject) })),
      certificates: certificates.map(({ issuedAt, ...certificate }) => ({
        ...certificate,
        issuedAt: new Date(issuedAt).toISOString(),
      })),
      achievements: achievementsOf({
        modules,
        certificates,
        attempts,
        keptWeeks: weeks,
        metAt: met.map(({ at }) => at),
      }),
    }),
  );

function lessonsIn(modules: readonly ModuleProgress[], subject: ModuleProgress['category']) {
  const open = modules.filter(({ category, isLocked }) => category === subject && !isLocked);
  const sum = (count: (row: ModuleProgress) => number) => open.reduce((total, row) => total + count(row), 0);
  return {
    openLessons: sum(({ lessonCount }) => lessonCount),
    completedLessons: sum(({ completedCount }) => completedCount),
  };
}
