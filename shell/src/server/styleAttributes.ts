/** In a tag as React writes it: no angle bracket inside, every value in double quotes. */
const styleAttribute = /(<[a-z][^<>]*?) style="([^"<>]*)"/g;

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};
const decoded = (value: string) =>
  value.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);

/**
 * A document's policy allows no style attributes, only styles that scripts set. What they would have said goes into rules for
 * the time until then; the browser takes it back from `data-style` before React looks (`takeStyles.ts`).
 */
export function withoutStyleAttributes(markup: string): { markup: string; rules: string } {
  const rules = new Map<string, string>();
  const without = markup.replace(styleAttribute, (_, tag: string, value: string) => {
    const text = decoded(value);
    rules.set(text, `[data-style=${JSON.stringify(text)}]{${text}}`);
    return `${tag} data-style="${value}"`;
  });
  return { markup: without, rules: [...rules.values()].join('') };
}
