import type { ReadingPlace } from '@apologia/contract';
import { textElement } from '../textElement.ts';

/** Where reading goes on in a window: below what may cover its edge. */
export const topLine = 96;

const lengthOf = (block: Element) => block.textContent.length;

/** The place of the text that stands at the top of the window; the end of it once it is above. */
export function placeInView(): ReadingPlace {
  const blocks = [...(textElement()?.children ?? [])];
  const index = blocks.findIndex((one) => one.getBoundingClientRect().bottom > topLine);
  const block = index < 0 ? blocks.length - 1 : index;
  const element = blocks[block];
  if (!element) return { block: 0, offset: 0 };
  const { top, height } = element.getBoundingClientRect();
  const share = Math.min(1, Math.max(0, (topLine - top) / height));
  return { block, offset: Math.round(share * lengthOf(element)) };
}

/** Scrolls to a place, and lets the keyboard and the screen reader go on there. The text may have become shorter since. */
export function goToPlace({ block, offset }: ReadingPlace): void {
  const blocks = textElement()?.children;
  const element = blocks?.[Math.min(block, blocks.length - 1)] as HTMLElement | undefined;
  if (!element) return;
  const { top, height } = element.getBoundingClientRect();
  const share = Math.min(1, offset / (lengthOf(element) || 1));
  scrollBy({ top: top + share * height - topLine, behavior: 'instant' });
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
