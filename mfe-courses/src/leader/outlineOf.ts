/** A part of a lesson as a leader tells it. */
export interface OutlinePart {
  /** `null` for what stands before the first heading. */
  heading: string | null;
  /** The sentence it begins with. */
  begins: string;
  minutes: number;
}

const allMinutes = 10;

/** A lesson told in ten minutes: its parts, each with as many as its share of the text, and at least one. @param content blocks of HTML */
export function outlineOf(content: readonly string[]): OutlinePart[] {
  const parts: { heading: string | null; texts: string[] }[] = [{ heading: null, texts: [] }];
  for (const block of content) {
    if (block.startsWith('<h2')) parts.push({ heading: textOf(block), texts: [] });
    else if (block.startsWith('<p')) parts.at(-1)?.texts.push(textOf(block));
  }
  const told = parts.filter(({ texts }) => texts.length > 0);
  const minutes = shared(told.map(({ texts }) => texts.join(' ').length));
  return told.map(({ heading, texts: [first = ''] }, i) => ({
    heading,
    begins: firstSentence(first),
    minutes: minutes[i] ?? 1,
  }));
}

/** Whole minutes by weight, at least one each; what is left or too much is that of the largest. */
function shared(weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const minutes = weights.map((weight) => Math.max(1, Math.round((weight / all) * allMinutes)));
  const spare = () => allMinutes - minutes.reduce((sum, one) => sum + one, 0);
  while (spare() !== 0) {
    const largest = minutes.indexOf(Math.max(...minutes));
    if (spare() < 0 && minutes[largest] === 1) break;
    const step = Math.sign(spare());
    const at = step > 0 ? weights.indexOf(Math.max(...weights)) : largest;
    minutes[at] = (minutes[at] ?? 1) + step;
  }
  return minutes;
}

/** The paragraph in which a lesson asks its first question. */
export const openingOf = (content: readonly string[]): string | null =>
  content
    .filter((block) => block.startsWith('<p'))
    .map(textOf)
    .find((text) => text.includes('?')) ?? null;

const firstSentence = (text: string) => sentencesOf(text)[0] ?? text;

const sentencesOf = (text: string) => text.split(/(?<=[.?!][”’]?) (?=[“‘\p{Lu}])/u);

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', amp: '&' };

const textOf = (html: string) =>
  html
    .replace(/<[^<>]+>/g, '')
    .replace(/&(lt|gt|quot|amp);/g, (_, name: string) => entities[name] ?? '')
    .trim();
