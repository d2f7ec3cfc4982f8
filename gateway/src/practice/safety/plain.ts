/** Spellings by what they stand for: `u` is `you`. */
export type Spelling = ReadonlyMap<string, readonly string[]>;

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

/** Sexual assault as it is shortened: capitals or an apostrophe tell it from “sad”. */
const shortened = /\bSA(?:['’]?e?d)?\b|\bsa['’]d\b/g;

/** A text in small letters, without accents, apostrophes and signs between letters; each letter at most twice in a row. */
export function plain(text: string): string {
  const spoken = text
    .replace(shortened, ' sexually assaulted ')
    .replace(/\p{Extended_Pictographic}/gu, (sign) => emojiWords.get(sign) ?? ' ');
  return spoken
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’‘`´]/g, '')
    .replace(/(?<=[a-z])[*@$](?=[a-z])/g, (sign) => ({ '@': 'a', $: 's' })[sign] ?? '')
    .replace(/(.)\1{2,}/g, '$1');
}

/** The words of a plain text, in the spelling that is known. */
export function wordsIn(text: string, spelling: Spelling): string[] {
  const words: string[] = [];
  for (const written of text.split(/[^a-z0-9]+/)) {
    if (!written) continue;
    const word = /\d/.test(written) && /[a-z]{2}/.test(written) ? undigit(written) : written;
    const known = spelling.get(written) ?? spelling.get(word);
    if (known) words.push(...known);
    else words.push(word);
  }
  return words;
}

const undigit = (word: string) => word.replace(/[01345]/g, (digit) => digits[digit] ?? digit);
