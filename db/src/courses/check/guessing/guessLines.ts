import { subjects } from '@apologia/contract';
import type { ModuleFiles } from '../../seed/curriculumFiles.ts';
import { heldSubjects, percent } from './guessable.ts';
import { limitOf, sharesOf } from './guesses.ts';
import { type Item, itemsOf } from './items.ts';

const width = { name: 20, cell: 16 };

const line = (name: string, cells: readonly string[]) =>
  name.padEnd(width.name) + cells.map((cell) => cell.padStart(width.cell)).join('');

/** A table, line by line: how often each way of guessing is right in each subject, and in all of them together. */
export function guessLines(modules: readonly ModuleFiles[]): string[] {
  const all = itemsOf(modules);
  const columns: [string, Item[]][] = [
    ...subjects.map((subject): [string, Item[]] => [
      heldSubjects.includes(subject) ? `${subject} *` : subject,
      all.filter((item) => item.subject === subject),
    ]),
    ['together', all],
  ];
  const shares = columns.map(([, items]) => sharesOf(items));
  return [
    line('', [...columns.map(([name]) => name), 'at most']),
    line(
      'questions',
      columns.map(([, items]) => String(items.length)),
    ),
    ...(shares[0] ?? []).map(([guess], row) =>
      line(guess, [...shares.map((column) => percent(column[row]?.[1] ?? 0)), percent(limitOf(guess))]),
    ),
    '* held to these limits by `pnpm content check`',
  ];
}
