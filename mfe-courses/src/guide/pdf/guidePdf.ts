import PDFDocument from 'pdfkit';
import type { Book, Chapter } from '../book/book.ts';
import { setBlocks } from './blocks.ts';
import { reserveContents, setContents } from './contents.ts';
import { loadFonts } from './fonts.ts';
import { looks } from './looks.ts';
import { ink, page } from './page.ts';
import { setParagraph } from './paragraph.ts';
import { Sheet, type Element as Structure } from './sheet.ts';

export interface Making {
  /** Markup as elements. */
  parse: (markup: string) => Element;
  /** Fetches the file of a font. */
  load: (address: string) => Promise<Uint8Array>;
  /** Told from 0 to 1 how much is done; what it returns is waited for. */
  onProgress?: (done: number) => Promise<void>;
}

/** A book as a PDF: tagged for screen readers, with bookmarks, links, page numbers and the fonts that it needs. */
export async function guidePdf(book: Book, { parse, load, onProgress }: Making): Promise<Uint8Array[]> {
  const bodies = book.chapters.map(({ markup }) => parse(markup));
  const letters = [
    book.title,
    ...book.chapters.map(({ title }) => title),
    ...bodies.map((body) => body.textContent),
  ];
  const fonts = await loadFonts(letters.join(' '), load);

  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    subset: 'PDF/UA' as never,
    tagged: true,
    lang: 'en',
    displayTitle: true,
    info: { Title: book.title, Author: 'Apologia', Subject: book.kind },
    // None of the fonts that PDF has of its own is embedded in files.
    font: null as never,
  });
  const chunks: Uint8Array[] = [];
  doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const finished = new Promise((resolve) => doc.on('end', resolve));
  for (const { name, file } of fonts) doc.registerFont(name, file as never);

  const sheet = new Sheet(doc);
  const root = doc.struct('Document');
  doc.addStructure(root);
  setTitlePage(sheet, root, book);
  const first = reserveContents(sheet, book.chapters);
  const contents = doc.struct('Sect');
  root.add(contents);
  const pageOf = new Map<string, number>();
  let section: PDFKit.PDFOutline | undefined;
  for (const [i, chapter] of book.chapters.entries()) {
    await onProgress?.(i / book.chapters.length);
    // What follows a heading without a text of its own stands below it.
    if (i === 0 || book.chapters[i - 1]?.markup) sheet.addPage();
    pageOf.set(chapter.id, doc.bufferedPageRange().count);
    if (chapter.level === 1) section = doc.outline.addItem(chapter.title);
    else section?.addItem(chapter.title);
    const body = bodies[i];
    if (body) setChapter(sheet, root, chapter, body);
  }
  numberPages(sheet, book.title);
  setContents(sheet, contents, book.chapters, { first, pageOf });
  contents.end();
  root.end();
  doc.end();
  await finished;
  return chunks;
}

const whereIn = (sheet: Sheet, parent: Structure) => ({
  sheet,
  parent,
  indent: 0,
  width: page.column,
  marks: { next: null },
});

function setTitlePage(sheet: Sheet, root: Structure, { title, kind, address }: Book): void {
  sheet.addPage();
  sheet.y = 250;
  const where = whereIn(sheet, root);
  const small = { ...looks.small, size: 10, leading: 15 };
  setParagraph(where, 'P', [{ ...small, text: kind }], small);
  const large = { ...looks.chapter, size: 32, leading: 40, above: 8 };
  setParagraph(where, 'H1', [{ ...large, text: title }], large);
  const links = { ...small, above: 18 };
  setParagraph(where, 'P', [{ ...links, color: ink.accent, text: address, link: address }], links);
  const about = 'Scripture is quoted from the World English Bible, which is in the public domain.';
  setParagraph(where, 'P', [{ ...small, text: about }], { ...small, above: 4 });
}

function setChapter(sheet: Sheet, root: Structure, { id, title, level }: Chapter, body: Element): void {
  const chapter = sheet.doc.struct('Sect');
  root.add(chapter);
  const where = whereIn(sheet, chapter);
  const look = level === 1 ? looks.chapter : { ...looks.chapter, size: 18, leading: 23, above: 20 };
  sheet.doc.addNamedDestination(id, 'XYZ', 0, sheet.y, null as never);
  setParagraph(where, `H${level}`, [{ ...look, text: title }], look);
  setBlocks(body, { ...where, level: level + 1, look: looks.text });
  chapter.end();
}

function numberPages(sheet: Sheet, title: string): void {
  const { doc } = sheet;
  const { start, count } = doc.bufferedPageRange();
  for (let i = 1; i < count; i++) {
    doc.switchToPage(start + i);
    const draw = (text: string, x: number) =>
      doc
        .font('sans latin')
        .fontSize(8)
        .fillColor(ink.soft)
        .text(text, x, page.height - 40, { lineBreak: false, baseline: 'alphabetic' });
    sheet.ornament(
      () => {
        draw(title, page.left);
        const number = String(i + 1);
        draw(number, page.left + page.column - sheet.measure(number, 'sans latin', 8));
      },
      { type: 'Pagination' },
    );
  }
}
