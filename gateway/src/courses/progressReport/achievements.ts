import { type Achievement, type AchievementKind, subjects, worldviews } from '@apologia/contract';
import type { KeptWeek, ModuleProgress } from './queries.ts';
import { finishedAt } from './resume.ts';

const weeksOfAMonth = 4;

interface Happened {
  modules: readonly ModuleProgress[];
  certificates: readonly { issuedAt: number }[];
  attempts: { any: number | null; allRight: number | null } | undefined;
  keptWeeks: readonly KeptWeek[];
  /** When the learner first wrote to a partner of each worldview. */
  metAt: readonly number[];
}

/** What the learner has achieved, the earliest first: derived from what happened, so that each can be told with its day. */
export function achievementsOf(happened: Happened): Achievement[] {
  const { modules, attempts, keptWeeks, metAt } = happened;
  const at: Record<AchievementKind, number | null | undefined> = {
    'first-answer': attempts?.any,
    'module-finished': earliest(modules.map(finishedAt)),
    'all-right': attempts?.allRight,
    'week-kept': noonOf(keptWeeks[0]),
    'month-kept': noonOf(monthKept(keptWeeks)),
    'worldviews-met': metAt.length < worldviews.length ? null : Math.max(...metAt),
    'subject-finished': subjectFinished(happened),
  };
  return Object.entries(at)
    .flatMap(([kind, instant]) => (instant ? [{ kind: kind as AchievementKind, instant }] : []))
    .sort((one, other) => one.instant - other.instant)
    .map(({ kind, instant }) => ({ kind, at: new Date(instant).toISOString() }));
}

function earliest(instants: readonly (number | null)[]): number | null {
  const known = instants.filter((instant) => instant !== null);
  return known.length > 0 ? Math.min(...known) : null;
}

const noonOf = (week: KeptWeek | undefined) => (week ? Date.parse(`${week.day}T12:00:00Z`) : null);

/** The week that was the fourth in a row, for the first time. */
const monthKept = (weeks: readonly KeptWeek[]) =>
  weeks.find(({ week }, i) => weeks[i - weeksOfAMonth + 1]?.week === week - weeksOfAMonth + 1);

/** A certificate stays when a module is added to its subject: the subject was finished all the same. */
function subjectFinished({ modules, certificates }: Happened): number | null {
  const finished = subjects.map((subject) => {
    const dates = modules.filter(({ category }) => category === subject).map(finishedAt);
    const known = dates.filter((instant) => instant !== null);
    return known.length > 0 && known.length === dates.length ? Math.max(...known) : null;
  });
  return earliest([...finished, ...certificates.map(({ issuedAt }) => issuedAt)]);
}
