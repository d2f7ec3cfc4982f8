import type { Dashboard, LessonLink, ModuleSummary, RecentModule } from '@apologia/contract';
import type { ModuleRow } from './queries.ts';

const recentCount = 4;

/** Completed of total as a whole percentage; 0 of nothing is 0. */
export const percentOf = (completed: number, total: number) =>
  total ? Math.round((100 * completed) / total) : 0;

/** A module without questions is completed when all its lessons are. */
const isCompleted = (row: ModuleRow) => row.lessonCount > 0 && row.completedCount === row.lessonCount;

export function summaryOf(row: ModuleRow, lessons: LessonLink[]): ModuleSummary {
  const { startedCount, completedCount, completedMinutes, lastActiveAt, ...module } = row;
  return {
    ...module,
    lessons,
    userProgress: {
      started: startedCount > 0,
      completed: isCompleted(row),
      percent: percentOf(completedCount, row.lessonCount),
    },
  };
}

/** A learner's standing over all modules. */
export function dashboardOf(rows: ModuleRow[], isPremium: boolean): Dashboard {
  const minutes = rows.reduce((sum, row) => sum + row.completedMinutes, 0);
  return {
    modulesCompleted: rows.filter(isCompleted).length,
    totalModules: rows.length,
    quizAverage: 0,
    studyHours: Math.round(minutes / 6) / 10,
    isPremium,
    recentModules: recentOf(rows),
  };
}

/** What was studied last comes first; a newcomer finds open modules to begin with. */
function recentOf(rows: ModuleRow[]): RecentModule[] {
  const started = rows
    .filter((row) => row.lastActiveAt !== null)
    .sort((a, b) => (b.lastActiveAt ?? 0) - (a.lastActiveAt ?? 0));
  const open = rows.filter(
    (row) => row.lastActiveAt === null && !row.isLocked && row.difficulty === 'beginner',
  );
  return [...started, ...open].slice(0, recentCount).map((row) => ({
    id: row.id,
    title: row.title,
    category: row.category,
    isPremium: row.isPremium,
    progress: percentOf(row.completedCount, row.lessonCount),
  }));
}
