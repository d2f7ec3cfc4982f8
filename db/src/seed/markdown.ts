import { marked, type Token, type Tokens } from 'marked';
import sanitizeHtml from 'sanitize-html';

const allowed = {
  allowedTags: ['p', 'h2', 'h3', 'em', 'strong', 'blockquote', 'cite', 'ul', 'ol', 'li', 'a', 'br', 'hr'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['https'],
};

/**
 * Markdown as sanitised HTML blocks, one a paragraph, heading, list or quotation. A quotation's last
 * line that begins with a dash names its source and becomes a `<cite>`.
 */
export function blocksOf(markdown: string): string[] {
  return marked
    .lexer(markdown)
    .filter((token) => token.type !== 'space')
    .map((token) =>
      sanitizeHtml(isQuotation(token) ? quotation(token) : marked.parser([token]), allowed).trim(),
    );
}

const isQuotation = (token: Token): token is Tokens.Blockquote => token.type === 'blockquote';

function quotation({ text }: Tokens.Blockquote): string {
  const lines = text.trim().split('\n');
  const source = lines.at(-1)?.match(/^— (.+)$/)?.[1];
  if (!source) return `<blockquote>${marked.parse(text, { async: false })}</blockquote>`;
  const quoted = marked.parse(lines.slice(0, -1).join('\n'), { async: false });
  return `<blockquote>${quoted}<cite>${source}</cite></blockquote>`;
}

/** What a reader reads of sanitised HTML. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(lt|gt|quot|amp);/g, (_, name: keyof typeof entities) => entities[name])
    .replace(/\s+/g, ' ')
    .trim();
}

const entities = { lt: '<', gt: '>', quot: '"', amp: '&' } as const;
