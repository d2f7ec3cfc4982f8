import { draw } from './highlights.ts';

const shownMs = 2_500;

/** Brings words into view and lets them stand out for a moment; reading goes on there by keyboard too. */
export function showInText(range: Range): void {
  const { startContainer } = range;
  const block = (
    startContainer instanceof Element ? startContainer : startContainer.parentElement
  )?.closest<HTMLElement>('p, li, blockquote, h2, h3, figure, div');
  if (!block) return;
  if (!block.hasAttribute('tabindex')) {
    block.tabIndex = -1;
    block.style.outline = 'none';
    block.addEventListener('blur', () => block.removeAttribute('tabindex'), { once: true });
  }
  block.focus({ preventScroll: true });
  const { top, height } = range.getBoundingClientRect();
  scrollBy({ top: top + height / 2 - innerHeight / 2 });
  setTimeout(draw([['note-shown', range]]), shownMs);
}
