import type { Passage, SearchResults, TextFound } from '@apologia/contract';
import { paths } from '@apologia/kit';

/** A result that can be opened. */
export interface Option {
  to: string;
  title: string;
  /** The subject it belongs to; `null` for Scripture. */
  subject: TextFound['category'] | null;
  /** Every second piece is one of the words; empty while locked. */
  snippet: readonly string[];
  isLocked: boolean;
}

export interface Group {
  name: string;
  options: Option[];
}

/** Results in groups, in the order of the list; a passage that the text itself refers to comes first. */
export function groupsOf(results: SearchResults | undefined, passages: readonly Passage[]): Group[] {
  const text = (to: (id: string) => string) => (one: TextFound) => ({
    ...one,
    to: to(one.id),
    subject: one.category,
    // A snippet of the title would only repeat it.
    snippet: one.snippet.join('') === one.title ? [] : one.snippet,
  });
  const verse = (title: string, reference: string, snippet: readonly string[] = []): Option => ({
    to: paths.scripture(reference),
    title,
    subject: null,
    snippet,
    isLocked: false,
  });
  const references = passages.map(({ reference }) => reference).join('; ');
  const groups: Group[] = [
    { name: 'Passage', options: references ? [verse(`Go to ${references}`, references)] : [] },
    { name: 'Lessons', options: (results?.lessons ?? []).map(text(paths.lesson)) },
    { name: 'Modules', options: (results?.modules ?? []).map(text(paths.module)) },
    {
      name: 'Scripture',
      options: (results?.scripture ?? []).map(({ reference, snippet }) =>
        verse(reference, reference, snippet),
      ),
    },
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
