import type { Place } from './blocks.ts';
import { runsOf } from './inline.ts';
import { type Line, linesOf } from './lines.ts';
import { looks } from './looks.ts';
import { ink, page } from './page.ts';
import type { Look } from './paragraph.ts';

const gap = 10;
const pad = 5;

interface Cell {
  element: Element;
  lines: Line[];
  look: Look;
  left: number;
}

/** Sets a table, its columns of equal width; a row stands whole on a page. */
export function setTable(table: Element, { sheet, parent, indent, width }: Place): void {
  const { doc } = sheet;
  const struct = doc.struct('Table');
  parent.add(struct);
  sheet.skip(6);
  for (const row of table.querySelectorAll('tr')) {
    const column = (width - indent + gap) / row.children.length;
    const cells = [...row.children].map((element, i): Cell => {
      const look: Look = element.localName === 'th' ? looks.smallStrong : { ...looks.small, color: ink.text };
      const lines = linesOf(runsOf(element, look), column - gap, sheet.measure);
      return { element, lines, look, left: page.left + indent + i * column };
    });
    const height = Math.max(...cells.map(({ lines, look }) => lines.length * look.leading)) + 2 * pad;
    sheet.makeRoom(height);
    const entry = doc.struct('TR');
    struct.add(entry);
    for (const { element, lines, look, left } of cells) {
      const tag = element.localName.toUpperCase();
      const scope = element.getAttribute('scope') === 'col' ? 'Column' : 'Row';
      const cell = doc.struct(tag, tag === 'TH' ? ({ scope } as never) : {});
      entry.add(cell);
      lines.forEach((line, i) => {
        const baseline = sheet.y + pad + look.leading * (i + 0.75);
        sheet.setLine(line, left, baseline, cell, tag, i < lines.length - 1);
      });
      cell.end();
    }
    entry.end();
    sheet.y += height;
    sheet.ornament(() =>
      doc
        .moveTo(page.left + indent, sheet.y)
        .lineTo(page.left + width, sheet.y)
        .lineWidth(0.5)
        .strokeColor(ink.rule)
        .stroke(),
    );
  }
  struct.end();
  sheet.skip(4);
}
