import {
  labelOf,
  type Passage,
  type QuestionFound,
  type SearchResults,
  type TextFound,
} from '@apologia/contract';
import { counted, paths } from '@apologia/kit';
import type { Page } from './pages.ts';
import { subjectNames } from './subjectNames.ts';

/** A result that can be opened. */
export interface Option {
  to: string;
  title: string;
  /** What stands beside the title: the subject it belongs to, its author, what kind of page it is. */
  note: string | null;
  /** Every second piece is one of the words; empty while locked. */
  snippet: readonly string[];
  isVerse: boolean;
  isLocked: boolean;
}

export interface Group {
  name: string;
  options: Option[];
}

const plain = { note: null, snippet: [], isVerse: false, isLocked: false };

const text =
  (to: (id: string) => string) =>
  (one: TextFound): Option => ({
    ...plain,
    to: to(one.id),
    title: one.title,
    note: labelOf(subjectNames, one.category),
    // A snippet of the title would only repeat it.
    snippet: one.snippet.join('') === one.title ? [] : one.snippet,
    isLocked: one.isLocked,
  });

const verse = (title: string, reference: string, snippet: readonly string[] = []): Option => ({
  ...plain,
  to: paths.scripture(reference),
  title,
  snippet,
  isVerse: snippet.length > 0,
});

const page = ({ to, title }: Page): Option => ({ ...plain, to, title, note: 'Page' });

const question = ({ id, lesson, answerCount, snippet }: QuestionFound): Option => ({
  ...plain,
  to: paths.discussion(lesson.id, id),
  title: lesson.title,
  note: answerCount > 0 ? counted(answerCount, 'answer') : 'No answer yet',
  snippet,
});

/** The results by where they stand in the reply; a work and a verse are found by id and reference there. */
function optionsOf(results: SearchResults) {
  const lists = {
    lessons: results.lessons.map((one) => ({ id: one.id, option: text(paths.lesson)(one) })),
    modules: results.modules.map((one) => ({ id: one.id, option: text(paths.module)(one) })),
    resources: results.resources.map(({ id, title, author, snippet }) => ({
      id,
      option: { ...plain, to: paths.resource(id), title, note: author, snippet },
    })),
    scripture: results.scripture.map(({ reference, snippet }) => ({
      id: reference,
      option: verse(reference, reference, snippet),
    })),
  };
  const best = results.best.flatMap(({ kind, id }) =>
    // A kind that this tab does not know stands in a list that it does not know.
    kind in lists ? lists[kind as keyof typeof lists].filter((one) => one.id === id) : [],
  );
  return { lists, best: best.map(({ option }) => option) };
}

const mostBest = 3;

/**
 * Results in groups, in the order of the list: a passage that the text itself refers to, the best of every kind with the pages
 * of the academy before them, then what else there is of each kind.
 */
export function groupsOf(
  results: SearchResults | undefined,
  passages: readonly Passage[],
  pages: readonly Page[],
): Group[] {
  const found = results && optionsOf(results);
  const best = [...pages.map(page), ...(found?.best ?? [])].slice(0, mostBest);
  const others = (kind: keyof NonNullable<typeof found>['lists']) =>
    (found?.lists[kind] ?? []).map(({ option }) => option).filter((option) => !best.includes(option));
  const references = passages.map(({ reference }) => reference).join('; ');
  const groups: Group[] = [
    { name: 'Passage', options: references ? [verse(`Go to ${references}`, references)] : [] },
    { name: 'Best results', options: best },
    { name: 'Lessons', options: others('lessons') },
    { name: 'Modules', options: others('modules') },
    { name: 'Library', options: others('resources') },
    { name: 'Scripture', options: others('scripture') },
    { name: 'Discussion', options: (results?.questions ?? []).map(question) },
  ];
  return groups.filter(({ options }) => options.length > 0);
}

/** The option one step on from another, round the ends. */
export function stepFrom(
  options: readonly Option[],
  from: Option | undefined,
  step: 1 | -1,
): Option | undefined {
  const at = from ? options.indexOf(from) : -1;
  return options[(at + step + options.length) % options.length];
}
