import { strToU8, zipSync } from 'fflate';
import type { Book } from '../book/book.ts';
import { container, packageFile } from './package.ts';
import { chapterPage, contentsPage, fileOf, titlePage } from './pages.ts';
import { stylesheet } from './style.ts';

interface Making {
  /** Markup as elements. */
  parse: (markup: string) => Element;
  /** An element's children as well-formed XML. */
  serialize: (parent: Element) => string;
  /** Of what the book holds. */
  digest: string;
  now: Date;
}

/** A book as an EPUB 3. */
export function guideEpub(book: Book, { parse, serialize, digest, now }: Making): Uint8Array {
  const bodies = new Map(book.chapters.map((chapter) => [chapter, forBook(parse(chapter.markup))]));
  const isDrawn = (chapter: Book['chapters'][number]) => bodies.get(chapter)?.querySelector('svg') !== null;
  const pages = Object.fromEntries(
    [...bodies].map(([chapter, body]) => [
      `book/${fileOf(chapter)}`,
      strToU8(chapterPage(chapter, serialize(body))),
    ]),
  );
  return zipSync(
    {
      // First and as it is: by it the file is known for a book.
      mimetype: [strToU8('application/epub+zip'), { level: 0 }],
      'META-INF/container.xml': strToU8(container),
      'book/package.opf': strToU8(packageFile(book, { digest, modified: now, isDrawn })),
      'book/nav.xhtml': strToU8(contentsPage(book)),
      'book/title.xhtml': strToU8(titlePage(book)),
      'book/style.css': strToU8(stylesheet),
      ...pages,
    },
    { mtime: now },
  );
}

/** Without what a page has twice, for narrow columns and for wide ones. */
function forBook(body: Element): Element {
  for (const other of body.querySelectorAll('.figure-narrow, .figure-column')) other.remove();
  return body;
}
