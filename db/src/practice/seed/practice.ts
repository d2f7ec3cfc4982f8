import type { Db } from '../../kernel/client.ts';
import { replaceAll } from '../../kernel/replaceAll.ts';
import { passagesIn, readScripture, type Verse, verseId } from '../../scripture/public.ts';
import type { Objection } from '../content.ts';
import { practiceFolder, questionsOf, readWorldviews, type WorldviewFiles } from '../files.ts';
import { objections, worldviews } from '../schema.ts';

/**
 * The rows of the partners and their objections.
 * @throws Error naming the file and each field that is missing or wrong
 */
export async function readPractice(folder = practiceFolder) {
  const [all, text] = await Promise.all([readWorldviews(folder), readScripture()]);
  return {
    worldviews: all.map(({ id, partner, person, objections }, position) => {
      const { lines, ...rest } = partner.data;
      const asked = questionsOf({ person, objections });
      return { id, position, ...rest, lines: { ...lines, ...person.data, ...asked } };
    }),
    objections: all.flatMap((files) => objectionRows(files, text)),
  };
}

const objectionRows = ({ id: worldview, objections }: WorldviewFiles, text: readonly Verse[]) =>
  objections.map(({ data }, i) => {
    const { id, title, claim, opening } = data;
    const written = { ...data, verseTexts: verseTextsOf(data, text) };
    return { id, worldview, position: i + 1, title, claim, opening, written };
  });

/** A passage longer than this is read, not quoted by heart. */
const versesAPassage = 12;

/** The texts of the verses that the objection and its replies name. */
function verseTextsOf({ scripture, replies }: Objection, text: readonly Verse[]): string[] {
  const references = new Set([...scripture, ...replies.flatMap(({ verses }) => verses)]);
  const texts = [...references].flatMap(passagesIn).flatMap(({ book, from, to }) => {
    const [first, last] = [verseId(book, from), verseId(book, to)];
    return text.filter(({ id }) => id >= first && id <= last).slice(0, versesAPassage);
  });
  return [...new Set(texts.map((verse) => verse.text))].filter(Boolean);
}

export type PracticeRows = Awaited<ReturnType<typeof readPractice>>;

/** Statements that make the partners and objections in the database those of the files. Conversations are other tables. */
export const practiceStatements = (db: Db, rows: PracticeRows) => [
  ...replaceAll(db, worldviews, worldviews.id, rows.worldviews),
  ...replaceAll(db, objections, objections.id, rows.objections),
];
