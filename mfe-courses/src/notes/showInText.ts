import { draw } from './highlights.ts';

const shownMs = 2_500;

/** Moves the focus to the paragraph that a point of the document is in: by keyboard, reading goes on there. */
export function focusBlock(node: Node): void {
  const element = node instanceof Element ? node : node.parentElement;
  const block = element?.closest<HTMLElement>('p, li, blockquote, h2, h3, figure, div');
  if (!block) return;
  if (!block.hasAttribute('tabindex')) {
    block.tabIndex = -1;
    block.style.outline = 'none';
    block.addEventListener('blur', () => block.removeAttribute('tabindex'), { once: true });
  }
  block.focus({ preventScroll: true });
}

/** Brings words into view and lets them stand out for a moment. */
export function showInText(range: Range): void {
  focusBlock(range.startContainer);
  const { top, height } = range.getBoundingClientRect();
  scrollBy({ top: top + height / 2 - innerHeight / 2 });
  setTimeout(draw([['note-shown', range]]), shownMs);
}
