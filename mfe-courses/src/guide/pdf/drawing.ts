import type { Place } from './blocks.ts';
import { piecesOf } from './fonts.ts';
import { page } from './page.ts';
import type { Sheet } from './sheet.ts';
import { labelTones, rims, type Tone, tones } from './tones.ts';

type Doc = PDFKit.PDFDocument;

/** A drawing may reach into the margin. */
const widest = page.width - 2 * page.left;
/** For what stands above a drawing on its page. */
export const roomForTitle = 90;

/** Draws a timeline or a map as it is on a wide page, with what it shows in words for those who listen. */
export function drawFigure(svg: Element, { sheet, parent }: Place): void {
  if (!svg.classList.contains('figure-wide')) return;
  const { width, height, scale } = sizeOf(svg);
  sheet.skip(6);
  sheet.makeRoom(height * scale);
  const box = [page.left, sheet.y, page.left + width * scale, sheet.y + height * scale];
  const figure = sheet.doc.struct('Figure', { alt: inWords(svg), bbox: box } as never);
  parent.add(figure);
  sheet.tagged(figure, 'Figure', () => {
    // A map is cut at its edges.
    sheet.doc.save().translate(page.left, sheet.y).scale(scale).rect(0, 0, width, height).clip();
    for (const mark of svg.children) drawMark(sheet, mark);
    sheet.doc.restore();
  });
  figure.end();
  sheet.y += height * scale + 6;
}

/** How high a drawing stands on the page. */
export function drawnHeight(svg: Element): number {
  const { height, scale } = sizeOf(svg);
  return height * scale;
}

function sizeOf(svg: Element) {
  const [, , width = 1, height = 1] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number);
  const scale = Math.min(widest / width, (page.bottom - page.top - roomForTitle) / height);
  return { width, height, scale };
}

/** The figure's title and all that it shows, which the page has folded below it. */
function inWords(svg: Element): string {
  const figure = svg.closest('figure');
  const lines = [...(figure?.querySelectorAll('.figure-title, .figure-words dt, .figure-words dd') ?? [])];
  return lines.map((line) => line.textContent?.trim()).join('. ');
}

function drawMark(sheet: Sheet, mark: Element): void {
  const { doc } = sheet;
  const number = (name: string) => Number(mark.getAttribute(name) ?? 0);
  switch (mark.localName) {
    case 'rect':
      doc.roundedRect(number('x'), number('y'), number('width'), number('height'), number('rx'));
      paint(doc, mark);
      break;
    case 'circle':
      doc.circle(number('cx'), number('cy'), number('r'));
      paint(doc, mark);
      break;
    case 'path':
      doc.path(mark.getAttribute('d') ?? '');
      paint(doc, mark);
      break;
    case 'text':
      drawLabel(sheet, mark);
  }
}

function paint(doc: Doc, mark: Element): void {
  const {
    fill,
    stroke,
    width = 1,
    dash,
  }: Tone = Object.assign({}, ...[...mark.classList].map((name) => tones[name] ?? {}));
  doc.lineWidth(width).lineJoin('round');
  if (dash) doc.dash(dash[0], { space: dash[1] });
  else doc.undash();
  const rule = mark.getAttribute('fill-rule') === 'evenodd' ? 'even-odd' : 'non-zero';
  if (fill && stroke) doc.fillAndStroke(fill, stroke, rule);
  else if (fill) doc.fill(fill, rule);
  else doc.stroke(stroke ?? tones['figure-line']?.stroke);
}

function drawLabel(sheet: Sheet, label: Element): void {
  const { doc } = sheet;
  const number = (name: string) => Number(label.getAttribute(name) ?? 0);
  const size = number('font-size');
  const spacing = Number.parseFloat(label.getAttribute('letter-spacing') ?? '0') * size;
  const face = label.getAttribute('font-weight') === '600' ? 'sansBold' : 'sans';
  const pieces = piecesOf(label.textContent ?? '', face);
  const widthOf = ({ text, font }: (typeof pieces)[number]) =>
    sheet.measure(text, font, size) + spacing * [...text].length;
  const width = pieces.reduce((sum, piece) => sum + widthOf(piece), 0);
  const anchor = label.getAttribute('text-anchor');
  const [x, y] = [number('x'), number('y')];
  const turn = /^rotate\((-?\d+)/.exec(label.getAttribute('transform') ?? '')?.[1];
  const rim = [...label.classList].flatMap((name) => rims[name] ?? [])[0];
  const color = [...label.classList].flatMap((name) => labelTones[name] ?? [])[0] ?? '#000';

  doc.save();
  if (turn) doc.rotate(Number(turn), { origin: [x, y] });
  let left = x - (anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0);
  for (const piece of pieces) {
    doc.font(piece.font).fontSize(size);
    const options = { lineBreak: false, baseline: 'alphabetic', characterSpacing: spacing } as const;
    if (rim) {
      doc.undash().lineJoin('round').lineWidth(rim.width).strokeColor(rim.color);
      doc.text(piece.text, left, y, { ...options, fill: false, stroke: true });
    }
    doc.fillColor(color).text(piece.text, left, y, options);
    left += widthOf(piece);
  }
  doc.restore();
}
