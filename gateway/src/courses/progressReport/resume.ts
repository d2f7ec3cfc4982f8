import { type Resume, subjects } from '@apologia/contract';
import type { ModuleProgress, NextLesson } from './queries.ts';

/** When a module was finished: by its first Knowledge Check; without one, by its last lesson. `null` where it is not. */
export function finishedAt(row: ModuleProgress): number | null {
  if (row.hasCheck) return row.checkedAt;
  const isRead = row.lessonCount > 0 && row.completedCount === row.lessonCount;
  return isRead ? row.lastCompletedAt : null;
}

/**
 * Where to go on: in the module begun and not finished that was studied last; else in the next that is open, of the subject
 * studied last if it has one.
 */
export function resumeOf(rows: readonly ModuleProgress[], nextLessons: readonly NextLesson[]): Resume | null {
  const lessonOf = new Map(nextLessons.map((lesson) => [lesson.moduleId, lessonIn(lesson)]));
  const latestFirst = rows
    .filter(({ lastActiveAt }) => lastActiveAt !== null)
    .sort((one, other) => (other.lastActiveAt ?? 0) - (one.lastActiveAt ?? 0));
  const canGoOn = (row: ModuleProgress) =>
    !row.isLocked && finishedAt(row) === null && (lessonOf.has(row.id) || row.hasCheck);
  const row = latestFirst.find(canGoOn) ?? nextAfter(latestFirst[0], rows.filter(canGoOn));
  if (!row) return null;
  return {
    moduleId: row.id,
    moduleTitle: row.title,
    category: row.category,
    subcategory: row.subcategory,
    started: row.startedCount > 0,
    lessonCount: row.lessonCount,
    completedCount: row.completedCount,
    minutesLeft: row.minutesLeft,
    lesson: lessonOf.get(row.id) ?? null,
  };
}

/** Whoever is still in the first paragraph has not read on. */
const lessonIn = ({ id, title, minutes, position, percent, heading }: NextLesson): Resume['lesson'] => ({
  id,
  title,
  minutes,
  position,
  place: percent ? { percent, heading: heading && textOf(heading) } : null,
});

/** The text of a heading, which the seed made of an author's: it holds little markup. */
const textOf = (html: string) =>
  html
    .replace(/<[^<>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

/** Of the modules to choose from the one that follows: in the same subject, else in the next one round that has any. */
function nextAfter(last: ModuleProgress | undefined, choice: ModuleProgress[]): ModuleProgress | undefined {
  const start = last ? subjects.indexOf(last.category) : 0;
  const inOrder = [...subjects.slice(start), ...subjects.slice(0, start)].flatMap((subject) =>
    choice.filter(({ category }) => category === subject),
  );
  const after = inOrder.find(
    ({ category, position }) => category === last?.category && position > last.position,
  );
  return after ?? inOrder[0];
}
