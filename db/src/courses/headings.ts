import { plainText } from './markdown.ts';

/** Ids that parts of a lesson's page have already. */
const taken = ['content', 'further-reading', 'invitation', 'key-terms', 'lesson-discussion', 'root', 'shelf'];

const heading = /^<(h[23])>([\s\S]*)<\/\1>$/;

/**
 * Blocks of HTML in which every heading can be linked to: it has an id, of its own words, and a link to itself. The link has no text: what
 * is read, searched and quoted is the heading as it was written.
 */
export function withHeadingLinks(blocks: readonly string[]): string[] {
  const ids = new Set(taken);
  return blocks.map((block) => {
    const [, tag, content = ''] = block.match(heading) ?? [];
    if (!tag) return block;
    const text = plainText(content);
    const id = unusedId(slugOf(text), ids);
    ids.add(id);
    const name = escaped(`Link to “${text}”`);
    return `<${tag} id="${id}">${content}<a class="heading-link" href="#${id}" aria-label="${name}"></a></${tag}>`;
  });
}

/** @example slugOf('Why “true for you” fails') // 'why-true-for-you-fails' */
function slugOf(text: string): string {
  const words = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[^a-z0-9]+/g, '-');
  return words.replace(/^-/, '').replace(/-$/, '') || 'part';
}

function unusedId(slug: string, ids: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? slug : `${slug}-${number}`;
    if (!ids.has(id)) return id;
  }
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
