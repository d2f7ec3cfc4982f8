import { marked, type Token } from 'marked';
import type { MarkdownFile } from '../../kernel/contentFile.ts';

export interface Block {
  token: Token;
  /** The Markdown of the block. */
  raw: string;
  /** The line of the file on which the block begins. */
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

/** The number of words in a text. */
export const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}][\p{L}\p{N}’'.-]*/gu)?.length ?? 0;
