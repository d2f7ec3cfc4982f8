import type { Run, Setting } from './inline.ts';
import { linesOf } from './lines.ts';
import { page } from './page.ts';
import type { Element, Sheet } from './sheet.ts';

/** How a block stands on the page, in points. */
export interface Look extends Setting {
  /** From one baseline to the next. */
  leading: number;
  above: number;
  /** Room that has to be left below it for what belongs to it. */
  keep?: number;
}

/** What stands before the first line of a block: a number, a dot. */
export interface Mark {
  text: string;
  element: Element;
  setting: Setting;
}

export interface Where {
  sheet: Sheet;
  parent: Element;
  /** Points from the left edge of the column. */
  indent: number;
  width: number;
  /** What the next line begins with. */
  marks: { next: Mark | null };
}

/** Sets words as lines, over as many pages as they take; never one line alone on a page. */
export function setParagraph(where: Where, tag: string, runs: readonly Run[], look: Look): void {
  const { sheet, parent, indent } = where;
  const lines = linesOf(runs, where.width - indent, sheet.measure);
  if (lines.length === 0) return;
  sheet.skip(look.above);
  sheet.makeRoom(Math.min(lines.length, 2) * look.leading + (look.keep ?? 0));
  const element = sheet.doc.struct(tag);
  parent.add(element);
  lines.forEach((line, i) => {
    const left = lines.length - i;
    const fits = Math.floor((page.bottom - sheet.y) / look.leading);
    if (fits < 1 || (left === 2 && fits === 1 && i > 1)) sheet.addPage();
    const baseline = sheet.y + look.leading * 0.75;
    if (i === 0) setMark(where, baseline);
    sheet.setLine(line, page.left + indent, baseline, element, tag, left > 1);
    sheet.y += look.leading;
  });
  element.end();
}

function setMark(where: Where, baseline: number): void {
  const { sheet, indent, marks } = where;
  const mark = marks.next;
  if (!mark) return;
  marks.next = null;
  const [line] = linesOf([{ ...mark.setting, text: mark.text }], page.column, sheet.measure);
  if (line) sheet.setLine(line, page.left + indent - line.width - 6, baseline, mark.element, 'Lbl');
  mark.element.end();
}
