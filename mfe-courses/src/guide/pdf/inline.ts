import type { Face } from './fontFiles.ts';
import { ink } from './page.ts';

/** How a text is set. */
export interface Setting {
  face: Face;
  size: number;
  color: string;
  /** Points above the line. */
  rise?: number;
  /** Where it leads. */
  link?: string | undefined;
}

export interface Run extends Setting {
  text: string;
}

const slanted: Partial<Record<Face, Face>> = { regular: 'italic', bold: 'boldItalic' };
const heavy: Partial<Record<Face, Face>> = { regular: 'bold', italic: 'boldItalic', sans: 'sansBold' };

/** A line that ends where the text has it end. */
export const lineBreak = '\n';

/** The words of an element that has no blocks in it, each as it is set. What is hidden from those who listen is left out. */
export function runsOf(node: Node, setting: Setting): Run[] {
  if (node.nodeType === 3) return [{ ...setting, text: (node.textContent ?? '').replace(/[ \n\t]+/g, ' ') }];
  if (node.nodeType !== 1) return [];
  const element = node as Element;
  if (element.getAttribute('aria-hidden') === 'true') return [];
  if (element.localName === 'br') return [{ ...setting, text: lineBreak }];
  const own = settingOf(element, setting);
  return [...element.childNodes].flatMap((child) => runsOf(child, own));
}

function settingOf(element: Element, setting: Setting): Setting {
  switch (element.localName) {
    case 'em':
    case 'cite':
      return { ...setting, face: slanted[setting.face] ?? setting.face };
    case 'strong':
      return { ...setting, face: heavy[setting.face] ?? setting.face };
    case 'sup':
      return { ...setting, size: setting.size * 0.65, rise: setting.size * 0.33 };
    case 'a':
      return { ...setting, color: ink.accent, link: element.getAttribute('href') ?? undefined };
    default:
      return setting;
  }
}
