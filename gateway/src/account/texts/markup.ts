import { escapeText } from '../../kernel/http/escapeText.ts';

/** A link; its label stands for itself. */
interface Link {
  to: string;
  label: string;
}
/** A sentence, or the parts of one. */
type Words = string | readonly (string | Link)[];
/** A paragraph, a list, or entries of what is said first and what is said of it. */
export type Block =
  | { p: Words }
  | { list: readonly Words[] }
  | { entries: readonly (readonly [Words, ...Words[]])[] };

export interface Section {
  title: string;
  blocks: readonly Block[];
}

export interface Text {
  title: string;
  lead: string;
  sections: readonly Section[];
}

const wordsOf = (words: Words): string =>
  typeof words === 'string'
    ? escapeText(words)
    : words
        .map((part) =>
          typeof part === 'string'
            ? escapeText(part)
            : `<a href="${escapeText(part.to)}">${escapeText(part.label)}</a>`,
        )
        .join('');

function blockOf(block: Block): string {
  if ('p' in block) return `<p>${wordsOf(block.p)}</p>`;
  if ('list' in block) return `<ul>${block.list.map((item) => `<li>${wordsOf(item)}</li>`).join('')}</ul>`;
  const entry = ([first, ...rest]: readonly [Words, ...Words[]]) =>
    `<dt>${wordsOf(first)}</dt>${rest.map((words) => `<dd>${wordsOf(words)}</dd>`).join('')}`;
  return `<dl>${block.entries.map(entry).join('')}</dl>`;
}

/** A text as markup. Nothing in it but its tags is taken for markup. */
export const markupOf = ({ title, lead, sections }: Text): string =>
  [
    `<header class="page-header"><h1>${escapeText(title)}</h1><p class="lead">${escapeText(lead)}</p></header>`,
    ...sections.map(
      (section) =>
        `<section><h2>${escapeText(section.title)}</h2>${section.blocks.map(blockOf).join('')}</section>`,
    ),
  ].join('\n');
