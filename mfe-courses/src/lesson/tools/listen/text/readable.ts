import { asSpoken } from '../spoken/asSpoken.ts';
import { type Span, sentencesIn } from './sentences.ts';

/** A sentence to be read aloud, and where it stands on the page. */
export interface Sentence {
  spoken: string;
  /** The element that its text stands in. */
  element: Element;
  span: Span;
}

/** What text stands in. A drawing says in words below it what it shows. */
const paragraphs = 'h1, p, li, h2, h3, cite, figcaption, dt, dd, th, td';

const textNodesOf = (element: Element): Text[] => {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    // Of a list in a list each line is its own.
    if (node.parentElement?.closest(paragraphs) === element) nodes.push(node as Text);
  }
  return nodes;
};

/** The sentences of a text in the order of reading. */
export function sentencesOf(text: Element): Sentence[] {
  return [...(text.matches(paragraphs) ? [text] : []), ...text.querySelectorAll(paragraphs)]
    .filter((element) => !element.closest('svg, [hidden]'))
    .flatMap((element) => {
      const all = textNodesOf(element)
        .map(({ data }) => data)
        .join('');
      return sentencesIn(all).flatMap((span) => {
        const spoken = asSpoken(all.slice(span.start, span.end));
        return /[\p{L}\p{N}]/u.test(spoken) ? { spoken, element, span } : [];
      });
    });
}

/** Where a sentence stands now: what marks words may have divided its text since. */
export function rangeOf({ element, span }: Sentence): Range | null {
  const range = document.createRange();
  let before = 0;
  let hasStart = false;
  for (const node of textNodesOf(element)) {
    const after = before + node.length;
    if (!hasStart && span.start < after) {
      range.setStart(node, span.start - before);
      hasStart = true;
    }
    if (hasStart && span.end <= after) {
      range.setEnd(node, span.end - before);
      return range;
    }
    before = after;
  }
  return null;
}
