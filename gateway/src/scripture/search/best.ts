import type { SearchResults } from '@apologia/contract';
import { wordsOf } from '@apologia/db/search';
import { piecesOf } from '../../kernel/read/fullText.ts';
import type { FoundRow } from '../../kernel/read/textsFound.ts';

type Best = SearchResults['best'][number];

const mostBest = 3;
/** A search of so many words that stands in one verse is meant to be that verse. */
const wordsOfAVerse = 4;

/** How large a share of a text's words is marked. */
function markedShare(pieces: readonly string[]): number {
  const [plain, marked] = [0, 1].map(
    (odd) => wordsOf(pieces.filter((_, i) => i % 2 === odd).join(' ')).length,
  );
  return (marked ?? 0) / Math.max(1, (marked ?? 0) + (plain ?? 0));
}

/** How well a text answers a search: by its title before all, then by how much of what is searched for stands in it. */
function scoreOf({ terms, found, inTitle, markedTitle }: FoundRow): number {
  const pieces = piecesOf(markedTitle);
  const begins = pieces[0] === '' ? 0.5 : 0;
  return (4 * inTitle) / terms + 2 * markedShare(pieces) + found / terms + begins;
}

/** A verse holds all words; how well it answers tells how much of it they are. */
const scoreOfVerse = (snippet: readonly string[], words: number) =>
  1 + 3 * markedShare(snippet) + (words >= wordsOfAVerse ? 2 : 0);

interface Candidates {
  lessons: readonly FoundRow[];
  modules: readonly FoundRow[];
  resources: readonly FoundRow[];
  scripture: SearchResults['scripture'];
}

/** The best of all that was found. @param text as it was typed */
export function bestOf({ lessons, modules, resources, scripture }: Candidates, text: string): Best[] {
  const words = wordsOf(text).length;
  const of = (kind: Best['kind'], rows: readonly FoundRow[], more: number) =>
    rows.map((row) => ({ kind, id: row.id, score: scoreOf(row) + more }));
  return [
    ...of('modules', modules, 0.3),
    ...of('lessons', lessons, 0.2),
    ...of('resources', resources, 0),
    ...scripture.map(({ reference, snippet }) => ({
      kind: 'scripture' as const,
      id: reference,
      score: scoreOfVerse(snippet, words),
    })),
  ]
    .sort((a, b) => b.score - a.score)
    .slice(0, mostBest)
    .map(({ kind, id }) => ({ kind, id }));
}
