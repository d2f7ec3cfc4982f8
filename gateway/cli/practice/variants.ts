import type { LabelledMessage } from '@apologia/db/practice';

/** Phrases that people put before or after what they have to say, and that tell nothing. */
const fillers: Record<string, { before: string[]; after: string[] }> = {
  en: {
    before: [
      'honestly',
      'tbh',
      'sorry but',
      'ok so',
      'look',
      'well',
      'to be honest',
      'i have to say that',
      'and',
      'but',
      'i think',
      'because',
      'i dont know why im telling you this but',
      'can i tell you something',
      'hi',
      'yes',
      'so',
    ],
    after: [
      'tbh',
      'lol',
      'you know',
      'ok',
      'sorry',
      'i guess',
      'right now',
      'and i dont know what to say',
      'please',
      'honestly',
      '😭',
      'thats all',
      'for years',
    ],
  },
  es: {
    before: [
      'la verdad',
      'mira',
      'perdon pero',
      'bueno',
      'pues',
      'y',
      'pero',
      'creo que',
      'hola',
      'no se por que te lo cuento pero',
      'si',
    ],
    after: ['la verdad', 'sabes', 'perdon', 'por favor', 'y no se que decir', 'jaja', 'hoy'],
  },
  fr: {
    before: [
      'franchement',
      'bon',
      'écoute',
      'désolé mais',
      'et',
      'mais',
      'en fait',
      'je crois que',
      'salut',
      'je sais pas pourquoi je te dis ça mais',
      'oui',
    ],
    after: ['franchement', 'tu sais', 'désolé', 'voilà', 'en fait', 'et je sais pas quoi dire', 'mdr'],
  },
  de: {
    before: [
      'ehrlich gesagt',
      'also',
      'tut mir leid aber',
      'naja',
      'und',
      'aber',
      'ich glaube',
      'hallo',
      'weiss nicht warum ich dir das sage aber',
      'ja',
    ],
    after: [
      'ehrlich',
      'weißt du',
      'sorry',
      'halt',
      'und ich weiß nicht was ich sagen soll',
      'haha',
      'irgendwie',
    ],
  },
};

const pick = <T>(from: readonly T[], random: () => number) => from[Math.floor(random() * from.length)] as T;

/** A message, and versions of it as others would have typed it. */
export function variantsOf(
  one: LabelledMessage,
  ordinary: readonly LabelledMessage[],
  random: () => number,
): string[] {
  const { text, language } = one;
  const own = ordinary.filter((other) => other.language === language && other.text.length < 90);
  const { before, after } = fillers[language] ?? (fillers.en as { before: string[]; after: string[] });
  const other = pick(own, random).text;
  return [
    text,
    withTypo(text, random),
    `${pick(before, random)} ${text}`,
    `${withTypo(text, random)} ${pick(after, random)}`,
    random() < 0.5 ? `${other} ${text}` : `${text} ${other}`,
  ];
}

/** The text with one typo in a longer word: two letters swapped, one left out or one doubled. */
function withTypo(text: string, random: () => number): string {
  const words = text.split(' ');
  const long = words.flatMap((word, i) => (word.length > 4 ? [i] : []));
  if (long.length === 0) return text;
  const i = pick(long, random);
  const word = words[i] as string;
  const at = 1 + Math.floor(random() * (word.length - 2));
  const slips = [
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
    word.slice(0, at) + word.charAt(at) + word.slice(at),
  ];
  words[i] = pick(slips, random);
  return words.join(' ');
}
