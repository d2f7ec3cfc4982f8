import type { Book, Chapter } from '../book/book.ts';
import { escaped } from '../book/markup.ts';
import { fileOf } from './pages.ts';

export const container =
  '<?xml version="1.0" encoding="utf-8"?><container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="book/package.opf" media-type="application/oebps-package+xml"/></rootfiles></container>';

const xhtml = 'application/xhtml+xml';

interface Edition {
  /** Of what the book holds: another text is another edition. */
  digest: string;
  modified: Date;
  /** Whether a chapter has drawings in it. */
  isDrawn: (chapter: Chapter) => boolean;
}

/** What the book is, the files that it has and the order in which they are read. */
export function packageFile(book: Book, { digest, modified, isDrawn }: Edition): string {
  const chapters = book.chapters.map(
    (chapter, i) =>
      `<item id="c${i}" href="${fileOf(chapter)}" media-type="${xhtml}"${isDrawn(chapter) ? ' properties="svg"' : ''}/>`,
  );
  const order = book.chapters.map((_, i) => `<itemref idref="c${i}"/>`);
  const about = [
    ['schema:accessMode', 'textual'],
    ['schema:accessMode', 'visual'],
    ['schema:accessModeSufficient', 'textual'],
    ['schema:accessibilityFeature', 'tableOfContents'],
    ['schema:accessibilityFeature', 'readingOrder'],
    ['schema:accessibilityFeature', 'structuralNavigation'],
    ['schema:accessibilityFeature', 'alternativeText'],
    ['schema:accessibilityHazard', 'none'],
    ['schema:accessibilitySummary', 'Text with headings; what drawings show is said in words below them.'],
    ['dcterms:modified', `${modified.toISOString().slice(0, 19)}Z`],
  ].map(([property, value]) => `<meta property="${property}">${value}</meta>`);
  return `<?xml version="1.0" encoding="utf-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="en">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:identifier id="id">urn:uuid:${uuidOf(digest)}</dc:identifier><dc:title>${escaped(book.title)}</dc:title><dc:language>en</dc:language><dc:creator>Apologia</dc:creator><dc:description>${escaped(book.kind)}</dc:description><dc:source>${escaped(book.address)}</dc:source>${about.join('')}</metadata>
<manifest><item id="title" href="title.xhtml" media-type="${xhtml}"/><item id="nav" href="nav.xhtml" media-type="${xhtml}" properties="nav"/><item id="style" href="style.css" media-type="text/css"/>${chapters.join('')}</manifest>
<spine><itemref idref="title"/><itemref idref="nav"/>${order.join('')}</spine>
</package>`;
}

/** A digest in the form of a UUID of version 8, which is one's own. @param digest 32 hexadecimal digits or more */
const uuidOf = (digest: string) =>
  `${digest.slice(0, 8)}-${digest.slice(8, 12)}-8${digest.slice(13, 16)}-8${digest.slice(17, 20)}-${digest.slice(20, 32)}`;
