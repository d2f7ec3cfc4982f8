import type { Dashboard, LessonLink, ModuleSummary, RecentModule } from '@apologia/contract';
import type { LessonInProgress } from './lessonQueries.ts';
import type { ModuleRow } from './queries.ts';

const recentCount = 4;

/** The completed share of a total as a whole percentage; 0 where the total is 0. */
export const percentOf = (completed: number, total: number) =>
  total ? Math.round((100 * completed) / total) : 0;

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);

/** Minutes as hours to one decimal. */
export const hoursOf = (minutes: number) => Math.round(minutes / 6) / 10;

/** A module is completed by its Knowledge Check; without one, when all its lessons are. */
export const isCompleted = (row: ModuleRow) =>
  row.hasCheck ? row.checkedAt !== null : row.lessonCount > 0 && row.completedCount === row.lessonCount;

/** The Knowledge Check is a step like every lesson, and the last one. */
const percentDone = (row: ModuleRow) =>
  isCompleted(row) ? 100 : percentOf(row.completedCount, row.lessonCount + (row.hasCheck ? 1 : 0));

const lastActiveAt = (row: ModuleRow) => Math.max(row.lastActiveAt ?? 0, row.checkedAt ?? 0);

export function summaryOf(row: ModuleRow, lessons: LessonLink[]): ModuleSummary {
  const {
    startedCount,
    completedCount,
    completedMinutes,
    lastActiveAt,
    hasCheck,
    checkedAt,
    bestScore,
    passed,
    ...module
  } = row;
  const completed = isCompleted(row);
  return {
    ...module,
    lessons,
    userProgress: {
      started: startedCount > 0 || completed,
      completed,
      percent: percentDone(row),
      bestScore,
      passed,
    },
  };
}

interface DashboardInput {
  modules: ModuleRow[];
  inProgress: LessonInProgress[];
  /** The mean of the best scores in each quiz; `null` before the first attempt. */
  quizAverage: number | null;
  isPremium: boolean;
}

/** A learner's progress over all modules. */
export function dashboardOf({ modules, inProgress, quizAverage, isPremium }: DashboardInput): Dashboard {
  const open = modules.filter((row) => !row.isLocked);
  const minutes = modules.map((row) => (isCompleted(row) ? row.estimatedMinutes : row.completedMinutes));
  return {
    modulesCompleted: modules.filter(isCompleted).length,
    totalModules: modules.length,
    lessonsCompleted: sum(open.map((row) => row.completedCount)),
    lessonsOpen: sum(open.map((row) => row.lessonCount)),
    quizAverage: Math.round(quizAverage ?? 0),
    studyHours: hoursOf(sum(minutes)),
    isPremium,
    recentModules: recentOf(modules, inProgress),
  };
}

/** The modules under way, the latest first; where they are few, open ones to begin with, those for beginners first. */
function recentOf(rows: ModuleRow[], inProgress: LessonInProgress[]): RecentModule[] {
  const isForBeginners = ({ difficulty }: ModuleRow) => Number(difficulty === 'beginner');
  const started = rows
    .filter((row) => lastActiveAt(row) > 0 && !isCompleted(row))
    .sort((a, b) => lastActiveAt(b) - lastActiveAt(a));
  const open = rows
    .filter((row) => lastActiveAt(row) === 0 && !row.isLocked)
    .sort((a, b) => isForBeginners(b) - isForBeginners(a));
  const lessons = Map.groupBy(inProgress, ({ moduleId }) => moduleId);
  return [...started, ...open].slice(0, recentCount).map((row) => ({
    id: row.id,
    title: row.title,
    category: row.category,
    isPremium: row.isPremium,
    progress: percentDone(row),
    continueLessonId: continueWith(lessons.get(row.id) ?? []),
  }));
}

/** The id of the lesson that was opened last, else of the first in reading order. */
function continueWith(lessons: LessonInProgress[]): string | null {
  const byActivity = lessons.toSorted((a, b) => (b.lastActiveAt ?? 0) - (a.lastActiveAt ?? 0));
  return byActivity[0]?.id ?? null;
}
