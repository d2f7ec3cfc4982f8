import { marked, type Token } from 'marked';
import type { MarkdownFile } from '../../kernel/contentFile.ts';

export interface Block {
  token: Token;
  /** As it is written. */
  raw: string;
  /** On which line of the file it begins. */
  line: number;
}

/** The paragraphs, headings, quotations and lists of a file, with their lines. */
export function blocksWithLines({ body, bodyLine }: MarkdownFile<unknown>): Block[] {
  let line = bodyLine;
  return marked.lexer(body).flatMap((token) => {
    const block = { token, raw: token.raw.trim(), line };
    line += token.raw.split('\n').length - 1;
    return token.type === 'space' ? [] : [block];
  });
}

/** How many words a reader reads. */
export const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}][\p{L}\p{N}’'.-]*/gu)?.length ?? 0;
