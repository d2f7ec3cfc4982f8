import type { Db } from '../../kernel/client.ts';
import { replaceAll } from '../../kernel/replaceAll.ts';
import { practiceFolder, readWorldviews, type WorldviewFiles } from '../files.ts';
import { objections, worldviews } from '../schema.ts';

/**
 * The rows of the partners and their objections.
 * @throws Error naming the file and each field that is missing or wrong
 */
export async function readPractice(folder = practiceFolder) {
  const all = await readWorldviews(folder);
  return {
    worldviews: all.map(({ id, partner }, position) => ({ id, position, ...partner.data })),
    objections: all.flatMap(objectionRows),
  };
}

const objectionRows = ({ id: worldview, objections }: WorldviewFiles) =>
  objections.map(({ data }, i) => {
    const { id, title, claim, opening } = data;
    return { id, worldview, position: i + 1, title, claim, opening, written: data };
  });

export type PracticeRows = Awaited<ReturnType<typeof readPractice>>;

/** Statements that make the partners and objections in the database those of the files. Conversations are other tables. */
export const practiceStatements = (db: Db, rows: PracticeRows) => [
  ...replaceAll(db, worldviews, worldviews.id, rows.worldviews),
  ...replaceAll(db, objections, objections.id, rows.objections),
];
