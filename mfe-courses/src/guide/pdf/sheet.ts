import type { Line, Measure, Segment } from './lines.ts';
import { page } from './page.ts';

type Doc = PDFKit.PDFDocument;
export type Element = PDFKit.PDFStructureElement;

/** The pages of a file, filled from top to bottom. */
export class Sheet {
  readonly doc: Doc;
  y: number = page.top;
  readonly #widths = new Map<string, number>();

  constructor(doc: Doc) {
    this.doc = doc;
  }

  addPage(): void {
    this.doc.addPage();
    this.y = page.top;
  }

  get isAtTop(): boolean {
    return this.y === page.top;
  }

  /** Goes on to the next page where this one has less room, in points. */
  makeRoom(height: number): void {
    if (this.y + height > page.bottom && !this.isAtTop) this.addPage();
  }

  /** Leaves room below what was set last; a page begins without any. */
  skip(height: number): void {
    if (!this.isAtTop) this.y += height;
  }

  readonly measure: Measure = (text, font, size) => {
    const key = `${font} ${text}`;
    let width = this.#widths.get(key);
    if (width === undefined) {
      width = this.doc.font(font).fontSize(1000).widthOfString(text) / 1000;
      this.#widths.set(key, width);
    }
    return width * size;
  };

  /**
   * Sets a line, and tags it as part of an element of the document's structure.
   * @param baseline in points from the top of the page
   * @param goesOn whether the text goes on in another line, where the space between the two belongs to it
   */
  setLine(
    { segments, isSpaced }: Line,
    left: number,
    baseline: number,
    element: Element,
    tag: string,
    goesOn = false,
  ): void {
    let x = left;
    segments.forEach((segment, i) => {
      const text = goesOn && isSpaced && i === segments.length - 1 ? `${segment.text} ` : segment.text;
      const place = { x, baseline };
      if (segment.link) this.#setLink({ ...segment, text, link: segment.link }, place, element);
      else this.tagged(element, tag, () => this.#set({ ...segment, text }, place));
      x += segment.width;
    });
  }

  /** Tags what is drawn as content of an element. */
  tagged(element: Element, tag: string, draw: () => void): void {
    const content = this.doc.markStructureContent(tag);
    draw();
    this.doc.endMarkedContent();
    element.add(content);
  }

  /** Draws what nobody has to be told of: rules, page numbers. */
  ornament(draw: () => void, options: object = { type: 'Layout' }): void {
    this.doc.markContent('Artifact', options as never);
    draw();
    this.doc.endMarkedContent();
  }

  #set(
    { text, font, size, color, rise = 0 }: Segment,
    { x, baseline }: { x: number; baseline: number },
  ): void {
    this.doc
      .font(font)
      .fontSize(size)
      .fillColor(color)
      .text(text, x, baseline - rise, { lineBreak: false, baseline: 'alphabetic' });
  }

  #setLink(
    segment: Segment & { link: string },
    place: { x: number; baseline: number },
    parent: Element,
  ): void {
    const { doc } = this;
    const link = doc.struct('Link');
    parent.add(link);
    this.tagged(link, 'Link', () => this.#set(segment, place));
    const options = { structParent: link, Contents: new String(segment.text.trim()) };
    const top = place.baseline - segment.size;
    const height = segment.size * 1.3;
    if (segment.link.startsWith('#'))
      doc.goTo(place.x, top, segment.width, height, segment.link.slice(1), options as never);
    else doc.link(place.x, top, segment.width, height, segment.link, options as never);
    link.end();
  }
}
