/** Spellings by what they stand for: `u` is `you`. */
export type Spelling = ReadonlyMap<string, readonly string[]>;

/** Reads lines such as `u=you`. */
export const spellingFrom = (lines: readonly string[]): Spelling =>
  new Map(
    lines.map((line) => {
      const [from = '', to = ''] = line.split('=');
      return [from, to.split(' ')] as const;
    }),
  );

const emoji: readonly [string, string][] = [
  ['😭😢🥺', ' emocry '],
  ['💔🖤', ' emoheart '],
  ['🔪🗡', ' emoknife '],
  ['💊', ' emopills '],
  ['🔫', ' emogun '],
  ['💀☠', ' emoskull '],
  ['⚰🪦', ' emocoffin '],
  ['😂🤣', ' emolaugh '],
];
const emojiWords = new Map(emoji.flatMap(([signs, word]) => [...signs].map((sign) => [sign, word] as const)));

const digits: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's' };

/** Abbreviations of sexual assault: capitals or an apostrophe tell them from “sad”. */
const abbreviated = /\bSA(?:['’]?e?d)?\b|\bsa['’]d\b/g;

/** A text in lower case, without accents, apostrophes and signs between letters; a letter repeated more than twice counts once. */
export function normalise(text: string): string {
  const inWords = text
    .replace(abbreviated, ' sexually assaulted ')
    .replace(/\p{Extended_Pictographic}/gu, (sign) => emojiWords.get(sign) ?? ' ');
  return inWords
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’‘`´]/g, '')
    .replace(/(?<=[a-z])[*@$](?=[a-z])/g, (sign) => ({ '@': 'a', $: 's' })[sign] ?? '')
    .replace(/(.)\1{2,}/g, '$1');
}

/** The words of a normalised text in their usual spelling. */
export function wordsIn(text: string, spelling: Spelling): string[] {
  const words: string[] = [];
  for (const token of text.split(/[^a-z0-9]+/)) {
    if (!token) continue;
    const word = /\d/.test(token) && /[a-z]{2}/.test(token) ? undigit(token) : token;
    const usual = spelling.get(token) ?? spelling.get(word);
    if (usual) words.push(...usual);
    else words.push(word);
  }
  return words;
}

const undigit = (word: string) => word.replace(/[01345]/g, (digit) => digits[digit] ?? digit);
