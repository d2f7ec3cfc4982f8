import type { Chapter } from '../book/book.ts';
import { linesOf } from './lines.ts';
import { looks } from './looks.ts';
import { ink, page } from './page.ts';
import { setParagraph } from './paragraph.ts';
import type { Element, Sheet } from './sheet.ts';

const leading = 18;
const heading = 46;
const perPage = Math.floor((page.bottom - page.top - heading) / leading);

/** Leaves the pages that the table of contents will take. @returns the number of the first, from 0 */
export function reserveContents(sheet: Sheet, chapters: readonly Chapter[]): number {
  const { start, count } = sheet.doc.bufferedPageRange();
  for (let pages = 0; pages < Math.ceil(chapters.length / perPage); pages++) sheet.addPage();
  return start + count;
}

/** Sets the table of contents once it is known where everything is. @param pageOf the page of a chapter, from 1 */
export function setContents(
  sheet: Sheet,
  parent: Element,
  chapters: readonly Chapter[],
  { first, pageOf }: { first: number; pageOf: ReadonlyMap<string, number> },
): void {
  const { doc } = sheet;
  doc.switchToPage(first);
  sheet.y = page.top;
  const where = { sheet, parent, indent: 0, width: page.column, marks: { next: null } };
  setParagraph(where, 'H1', [{ ...looks.chapter, text: 'Contents' }], looks.chapter);
  const list = doc.struct('TOC');
  parent.add(list);
  chapters.forEach(({ id, title, level }, i) => {
    doc.switchToPage(first + Math.floor(i / perPage));
    const baseline = page.top + heading + leading * ((i % perPage) + 0.75);
    const indent = level === 2 ? 18 : 0;
    const setting = {
      ...looks.text,
      face: level === 1 ? ('bold' as const) : looks.text.face,
      color: ink.text,
      link: `#${id}`,
    };
    const item = doc.struct('TOCI');
    list.add(item);
    const [words] = linesOf([{ ...setting, text: title }], page.column, sheet.measure);
    const [number] = linesOf([{ ...setting, text: String(pageOf.get(id)) }], page.column, sheet.measure);
    if (words) sheet.setLine(words, page.left + indent, baseline, item, 'TOCI', true);
    if (number) sheet.setLine(number, page.left + page.column - number.width, baseline, item, 'TOCI');
    item.end();
  });
  list.end();
}
