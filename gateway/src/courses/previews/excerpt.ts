/** Characters that are shown of a description where pages are listed. */
const longest = 160;

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&', '#39': "'" };

/** The text of sanitised HTML. */
const textOf = (html: string) =>
  html
    .split('<')
    .map((part, i) => (i === 0 ? part : part.slice(part.indexOf('>') + 1)))
    .join('')
    .replace(/&(lt|gt|quot|amp|#39);/g, (_, name: string) => entities[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();

/** How a sentence ends before another one. */
const ends = ['.', '?', '!'].flatMap((mark) => ['', '”', '’'].map((quote) => `${mark}${quote} `));

/** The beginning of a lesson in its own words: whole sentences of its first paragraph where they are long enough, else whole words. */
export function excerptOf(blocks: readonly string[]): string {
  const text = textOf(blocks.find((block) => block.startsWith('<p>')) ?? '');
  if (text.length <= longest) return text;
  const words = text.slice(0, longest - 1);
  const lastEnd = Math.max(
    ...ends.map((end) => (words.includes(end) ? words.lastIndexOf(end) + end.length - 1 : 0)),
  );
  if (lastEnd > longest / 2) return words.slice(0, lastEnd);
  return `${words.slice(0, words.lastIndexOf(' ')).replace(/[,;:–—-]$/, '')}…`;
}
