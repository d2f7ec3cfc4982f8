import type { Book, Chapter } from '../book/book.ts';
import { escaped } from '../book/markup.ts';

const page = (title: string, body: string, type: string) =>
  `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="en" xml:lang="en">
<head><title>${escaped(title)}</title><link rel="stylesheet" type="text/css" href="style.css"/></head>
<body><section epub:type="${type}">${body}</section></body>
</html>`;

export const titlePage = ({ title, kind, address }: Book) =>
  page(
    title,
    `<p class="kind">${escaped(kind)}</p><h1>${escaped(title)}</h1><p><a href="${escaped(address)}">${escaped(address)}</a></p><p>Scripture is quoted from the World English Bible, which is in the public domain.</p>`,
    'titlepage',
  );

/** @param body the chapter's own markup, well-formed */
export const chapterPage = ({ title }: Chapter, body: string) =>
  page(title, `<h1>${escaped(title)}</h1>${body}`, 'chapter');

/** The table of contents, for readers and for the program that shows the book. */
export function contentsPage({ chapters }: Book): string {
  const items = chapters
    .filter(({ level }) => level === 1)
    .map((chapter) => {
      const after = chapters.slice(chapters.indexOf(chapter) + 1);
      const next = after.findIndex(({ level }) => level === 1);
      const parts = next < 0 ? after : after.slice(0, next);
      const below =
        parts.length > 0 ? `<ol>${parts.map((part) => `<li>${linkTo(part)}</li>`).join('')}</ol>` : '';
      return `<li>${linkTo(chapter)}${below}</li>`;
    });
  return page(
    'Contents',
    `<nav epub:type="toc" id="toc"><h1>Contents</h1><ol>${items.join('')}</ol></nav>`,
    'frontmatter',
  );
}

const linkTo = (chapter: Chapter) => `<a href="${fileOf(chapter)}">${escaped(chapter.title)}</a>`;

export const fileOf = ({ id }: Chapter) => `${id}.xhtml`;
