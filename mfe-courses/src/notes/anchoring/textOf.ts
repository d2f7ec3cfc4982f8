/** The text of an element, and where each of its characters stands in the document. */
export interface TextModel {
  /** A space for every white space; a line break where a new block begins. */
  text: string;
  pieces: readonly { node: Text; start: number }[];
  /** Where each verse begins, by `chapter:verse`; empty where the element has none. */
  verses: readonly { name: string; start: number }[];
}

/** What is not part of the text: figures, and what pages add, as the numbers of verses. */
const apart = 'svg, style, [data-no-text]';
const blocks = 'p, li, blockquote, h2, h3, h4, figcaption, td, th, dt, dd';

export function textOf(root: Element): TextModel {
  let text = '';
  let block: Element | null = null;
  const pieces: { node: Text; start: number }[] = [];
  const verses: { name: string; start: number }[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, (node) => {
    if (!(node instanceof Element)) return NodeFilter.FILTER_ACCEPT;
    const verse = node.getAttribute('data-verse');
    if (verse) verses.push({ name: verse, start: text.length });
    return node.matches(apart) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP;
  });
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const own = node.parentElement?.closest(blocks) ?? null;
    if (own !== block && text && !text.endsWith('\n')) text += '\n';
    block = own;
    pieces.push({ node, start: text.length });
    text += node.data.replace(/\s/g, ' ');
  }
  return { text, pieces, verses };
}

/** The place in the text of a point of the document: that of the next character, where the point is in none. */
export function offsetOf({ text, pieces }: TextModel, node: Node, offset: number): number {
  const own = pieces.find((piece) => piece.node === node);
  if (own) return own.start + offset;
  const point = document.createRange();
  point.setStart(node, offset);
  return pieces.find((piece) => point.comparePoint(piece.node, 0) >= 0)?.start ?? text.length;
}

/** A range of the document over characters of the text. */
export function rangeOf({ pieces }: TextModel, start: number, end: number): Range {
  const range = document.createRange();
  const at = (offset: number, isEnd: boolean) => {
    const index = pieces.findLastIndex((piece) => (isEnd ? piece.start < offset : piece.start <= offset));
    const piece = pieces[Math.max(index, 0)];
    return piece && ([piece.node, Math.min(offset - piece.start, piece.node.length)] as const);
  };
  const from = at(start, false);
  const to = at(end, true);
  if (from) range.setStart(...from);
  if (to) range.setEnd(...to);
  return range;
}
