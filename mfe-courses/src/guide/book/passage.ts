import type { FullPassage } from '@apologia/contract';
import { escaped } from './markup.ts';

type Verse = FullPassage['verses'][number];

/** A passage of Scripture in full: paragraphs, the lines of poems, each verse with its number. */
export function passageMarkup({ reference, verses }: FullPassage): string {
  const paragraphs: string[] = [];
  verses.forEach((verse, i) => {
    const before = verses[i - 1];
    const startsParagraph = verse.isParagraph || before === undefined || before.verse === 0;
    const [first = '', ...others] = verse.text.split('\n\n').map(linesOf);
    const text = `${numberOf(verse, before)}${first || 'not in this text'}`;
    if (startsParagraph) paragraphs.push(text);
    else paragraphs.push(`${paragraphs.pop()}${isPoem(verse) || isPoem(before) ? '<br/>' : ' '}${text}`);
    paragraphs.push(...others);
  });
  return `<h3>${escaped(reference.replace('-', '–'))}</h3><div class="passage">${paragraphs.map((text) => `<p>${text}</p>`).join('')}</div>`;
}

const linesOf = (text: string) => text.split('\n').map(escaped).join('<br/>');

const isPoem = ({ text }: Verse) => text.includes('\n');

/** The title of a psalm, verse 0, has no number; the first verse of another chapter says which. */
function numberOf({ chapter, verse }: Verse, before: Verse | undefined): string {
  if (verse === 0) return '';
  return `<sup>${before && before.chapter !== chapter ? `${chapter}:${verse}` : verse}</sup> `;
}
