import { scriptureAddress } from '@apologia/contract';
import { marked, type Token, type Tokens } from 'marked';
import sanitizeHtml from 'sanitize-html';
import { mentionsIn } from '../scripture/public.ts';
import { type Figures, figureNameIn } from './figures/readFigures.ts';
import { renderFigure } from './figures/renderFigure.ts';

const allowed = {
  allowedTags: ['p', 'h2', 'h3', 'em', 'strong', 'blockquote', 'cite', 'ul', 'ol', 'li', 'a', 'br', 'hr'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['https'],
};

/**
 * Markdown as sanitised HTML blocks, one a paragraph, heading, list or quotation. A quotation's last
 * line that begins with a dash names its source and becomes a `<cite>`. References to Scripture are links.
 * @throws Error naming a figure that is not among these
 */
export function blocksOf(markdown: string, figures: Figures = new Map()): string[] {
  return marked
    .lexer(markdown)
    .filter((token) => token.type !== 'space')
    .map((token) => {
      const name = figureNameIn(token.raw);
      return linked(name ? figureMarkup(name, figures) : textMarkup(token));
    });
}

const textMarkup = (token: Token) =>
  sanitizeHtml(isQuotation(token) ? quotation(token) : marked.parser([token]), allowed).trim();

/** What renders figures escapes their texts: they need no sanitising, which would take their drawings away. */
function figureMarkup(name: string, figures: Figures): string {
  const file = figures.get(name);
  if (!file) throw new Error(`There is no figure ${name}`);
  return renderFigure(file.data, name);
}

/** HTML in which every reference to Scripture in the text is a link to its passage; a drawing is one picture and has none. */
function linked(html: string): string {
  let isClosed = false;
  return html
    .split(/(<[^>]+>)/)
    .map((part) => {
      if (part.startsWith('<')) {
        if (/^<(?:a|svg)\b/.test(part)) isClosed = true;
        if (part === '</a>' || part === '</svg>') isClosed = false;
        return part;
      }
      return isClosed ? part : withLinks(part);
    })
    .join('');
}

function withLinks(text: string): string {
  let end = 0;
  let html = '';
  for (const { text: reference, index, passages } of mentionsIn(text)) {
    if (passages.length === 0) continue;
    html += `${text.slice(end, index)}<a href="${scriptureAddress(reference)}">${reference}</a>`;
    end = index + reference.length;
  }
  return html + text.slice(end);
}

const isQuotation = (token: Token): token is Tokens.Blockquote => token.type === 'blockquote';

function quotation({ text }: Tokens.Blockquote): string {
  const lines = text.trim().split('\n');
  const source = lines.at(-1)?.match(/^— (.+)$/)?.[1];
  if (!source) return `<blockquote>${marked.parse(text, { async: false })}</blockquote>`;
  const quoted = marked.parse(lines.slice(0, -1).join('\n'), { async: false });
  return `<blockquote>${quoted}<cite>${source}</cite></blockquote>`;
}

/** The text of sanitised HTML, without its tags. */
export function plainText(html: string): string {
  return (
    html
      // A drawing says the same in words, below it.
      .replace(/<svg\b[\s\S]*?<\/svg>/g, ' ')
      // A tag of inline markup separates no words; the tag of a block does.
      .replace(/<\/?(?:a|em|strong|cite)\b[^>]*>/g, '')
      .replace(/<[^>]+>/g, ' ')
      .replace(/&(lt|gt|quot|amp);/g, (_, name: keyof typeof entities) => entities[name])
      .replace(/\s+/g, ' ')
      .trim()
  );
}

const entities = { lt: '<', gt: '>', quot: '"', amp: '&' } as const;
