/** Characters that are shown of a description where pages are listed. */
const longest = 160;

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&', '#39': "'" };

/** The text of sanitised HTML. */
const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|quot|amp|#39);/g, (_, name: string) => entities[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();

/** The beginning of a lesson in its own words, whole words of its first paragraph. */
export function excerptOf(blocks: readonly string[]): string {
  const text = textOf(blocks.find((block) => block.startsWith('<p>')) ?? '');
  if (text.length <= longest) return text;
  const words = text.slice(0, longest - 1);
  const sentences = words.slice(0, words.search(/[.?!][”’"']?\s[^.?!]*$/) + 1);
  if (sentences.length > longest / 2) return sentences;
  return `${words.slice(0, words.lastIndexOf(' ')).replace(/[,;:–—-]+$/, '')}…`;
}
