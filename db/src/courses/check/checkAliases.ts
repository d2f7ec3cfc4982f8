import { aliasFile, readAliases } from '../../kernel/search/aliases.ts';
import { phraseKeyOf } from '../../kernel/search/words.ts';
import { readScripture } from '../../scripture/public.ts';
import { readCurriculum } from '../seed/curriculum.ts';
import { searchTextsOf } from '../seed/searchIndex.ts';
import type { Problem } from './problem.ts';

/**
 * Checks the names that learners search by: a phrase that stands in no lesson, module and verse has probably been changed there.
 * @throws Error naming file and line where the file does not fit its schema
 */
export async function checkAliases(file = aliasFile): Promise<Problem[]> {
  const [curriculum, verses, aliases] = await Promise.all([
    readCurriculum(),
    readScripture(),
    readAliases(file),
  ]);
  const { titles, open, premium } = searchTextsOf(curriculum);
  const texts = [...titles, ...open, ...premium, ...verses.map(({ text }) => text)].map(
    (text) => ` ${phraseKeyOf(text)} `,
  );
  // The first is the name itself, which may stand nowhere.
  const phrases = new Map(
    aliases.flatMap(({ finds, line }) => finds.slice(1).map((phrase) => [phrase, line])),
  );
  return [...phrases]
    .filter(([phrase]) => !texts.some((text) => text.includes(` ${phraseKeyOf(phrase)} `)))
    .map(([phrase, line]) => ({ file, line, message: `“${phrase}” stands nowhere` }));
}
