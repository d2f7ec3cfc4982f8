import { type ModuleDetail, type NextModule, subjects } from '@apologia/contract';
import { isCompleted } from './progress.ts';
import type { ModuleRow } from './queries.ts';

type NextModules = Pick<ModuleDetail, 'nextOpen' | 'nextLocked' | 'othersCompleted'>;

/**
 * Where a module leads on.
 * @param rows of the module's subject all, of the others those that are open, by position in each
 */
export function nextModules(row: ModuleRow, rows: readonly ModuleRow[]): NextModules {
  const inSubject = rows.filter(({ category }) => category === row.category);
  const following = inSubject[inSubject.indexOf(row) + 1];
  const otherSubjects = turnedTo(subjects, subjects.indexOf(row.category)).slice(1);
  // What is locked was not studied: its subject is begun where it begins.
  const inOwnSubject = row.isLocked ? inSubject : turnedTo(inSubject, inSubject.indexOf(row)).slice(1);
  const inOrder = [
    ...inOwnSubject,
    ...otherSubjects.flatMap((subject) => rows.filter(({ category }) => category === subject)),
  ];
  return {
    nextOpen: linkTo(inOrder.find((one) => !one.isLocked && !isCompleted(one))),
    nextLocked: linkTo(following?.isLocked ? following : undefined),
    othersCompleted: inSubject.every((one) => one === row || isCompleted(one)),
  };
}

/** A list from one of its places on, and round to it again. */
const turnedTo = <T>(list: readonly T[], place: number): T[] => [
  ...list.slice(place),
  ...list.slice(0, place),
];

const linkTo = (row: ModuleRow | undefined): NextModule | null =>
  row
    ? {
        id: row.id,
        title: row.title,
        description: row.description,
        category: row.category,
        estimatedMinutes: row.estimatedMinutes,
        lessonCount: row.lessonCount,
      }
    : null;
