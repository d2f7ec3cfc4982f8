import { drawFigure, drawnHeight, roomForTitle } from './drawing.ts';
import { runsOf } from './inline.ts';
import { looks } from './looks.ts';
import { ink, page } from './page.ts';
import { type Look, setParagraph, type Where } from './paragraph.ts';
import { setTable } from './table.ts';

/** Where the blocks of a chapter stand, and how deep its headings are. */
export interface Place extends Where {
  level: number;
  look: Look;
}

const lineOfNotes = 26;

/** Sets the children of an element one below the other: words among them are paragraphs. */
export function setBlocks(parent: Element, place: Place): void {
  let words: Node[] = [];
  const flush = () => {
    const runs = words.flatMap((node) => runsOf(node, place.look));
    words = [];
    if (runs.some(({ text }) => text.trim())) setParagraph(place, 'P', runs, place.look);
  };
  for (const child of parent.childNodes) {
    if (isBlock(child)) {
      flush();
      setBlock(child, place);
    } else words.push(child);
  }
  flush();
}

const blocks = new Set([
  ...['p', 'h2', 'h3', 'ul', 'ol', 'dl', 'blockquote', 'div'],
  ...['figure', 'figcaption', 'table', 'svg', 'details'],
]);
/** Spans that have a line of their own. */
const ownLine = new Set(['figure-description', 'figure-about', 'figure-says', 'figure-title']);

const isBlock = (node: Node): node is Element =>
  node.nodeType === 1 &&
  (blocks.has((node as Element).localName) || ownLine.has((node as Element).classList[0] ?? ''));

function setBlock(element: Element, place: Place): void {
  if (element.className === 'lines') setLines(element, place);
  else if (element.getAttribute('aria-hidden') !== 'true')
    (setters[element.localName] ?? setWithin)(element, place);
}

const setters: Record<string, (element: Element, place: Place) => void> = {
  h2: (element, place) => {
    const look = { ...looks.heading, keep: roomBelow(element) };
    setParagraph(place, `H${place.level}`, runsOf(element, look), look);
  },
  h3: (element, place) =>
    setParagraph(place, `H${place.level + 1}`, runsOf(element, looks.subheading), looks.subheading),
  ul: setList,
  ol: setList,
  dl: setTerms,
  blockquote: setQuotation,
  table: setTable,
  figure: setFigure,
  svg: drawFigure,
  // A drawing says the same to those who listen.
  details: () => {},
};

function setWithin(element: Element, place: Place): void {
  setBlocks(element, { ...place, look: named[element.classList[0] ?? ''] ?? place.look });
}

/** The looks of what has a name in figures and passages. */
const named: Record<string, Look> = {
  'figure-title': looks.figureTitle,
  'figure-description': looks.small,
  'figure-about': looks.small,
  'figure-note': looks.small,
  'figure-says': looks.says,
  'figure-entry': looks.entry,
  'figure-statement': looks.entry,
  passage: looks.passage,
};

/** What a heading keeps with it: two lines of text, or all that are there to be written on. */
function roomBelow(heading: Element): number {
  const next = heading.nextElementSibling;
  return next?.className === 'lines' ? next.children.length * lineOfNotes + 4 : looks.heading.keep;
}

function setList(element: Element, place: Place): void {
  const { sheet } = place;
  const list = sheet.doc.struct('L');
  place.parent.add(list);
  [...element.children].forEach((item, i) => {
    const entry = sheet.doc.struct('LI');
    list.add(entry);
    const label = sheet.doc.struct('Lbl');
    const body = sheet.doc.struct('LBody');
    entry.add(label);
    entry.add(body);
    const look = place.look === looks.text ? looks.item : place.look;
    const mark = { text: numberOf(element, i), element: label, setting: { ...look, link: undefined } };
    setBlocks(item, { ...place, parent: body, indent: place.indent + 22, look, marks: { next: mark } });
    body.end();
    entry.end();
  });
  list.end();
}

function numberOf(list: Element, i: number): string {
  if (list.localName === 'ul') return '•';
  return list.getAttribute('type') === 'A' ? `${'ABCDE'[i]}.` : `${i + 1}.`;
}

function setTerms(element: Element, place: Place): void {
  for (const part of element.children) {
    const isTerm = part.localName === 'dt';
    const look: Look = isTerm ? { ...looks.text, face: 'bold', keep: 16 } : { ...looks.item, above: 0 };
    const indent = place.indent + (isTerm ? 0 : 14);
    setParagraph({ ...place, indent }, 'P', runsOf(part, look), look);
  }
}

function setQuotation(element: Element, place: Place): void {
  const { sheet } = place;
  const quotation = sheet.doc.struct('BlockQuote');
  place.parent.add(quotation);
  const inner = { ...place, parent: quotation, indent: place.indent + 18 };
  for (const part of element.children) {
    const look = part.localName === 'cite' ? looks.cite : place.look;
    setParagraph(inner, 'P', runsOf(part, look), look);
  }
  quotation.end();
}

function setFigure(element: Element, place: Place): void {
  const { sheet } = place;
  sheet.skip(10);
  const drawing = element.querySelector('.figure-wide');
  if (drawing) sheet.makeRoom(roomForTitle + drawnHeight(drawing));
  const figure = sheet.doc.struct('Sect');
  place.parent.add(figure);
  setBlocks(element, { ...place, parent: figure, look: looks.small });
  figure.end();
  sheet.skip(10);
}

/** Lines to write on. */
function setLines(element: Element, { sheet, indent }: Place): void {
  sheet.skip(4);
  for (const _ of element.children) {
    sheet.makeRoom(lineOfNotes);
    sheet.y += lineOfNotes;
    sheet.ornament(() =>
      sheet.doc
        .moveTo(page.left + indent, sheet.y - 4)
        .lineTo(page.left + page.column, sheet.y - 4)
        .lineWidth(0.5)
        .strokeColor(ink.rule)
        .stroke(),
    );
  }
}
