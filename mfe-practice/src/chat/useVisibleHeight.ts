import { type RefObject, useEffect } from 'react';

/**
 * Tells the panel how much of the window can be seen while the on-screen keyboard is open, as `--visible-height`, and
 * brings it there as a whole if one is writing in it.
 */
export function useVisibleHeight(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { visualViewport } = window;
    let frame = 0;
    const measure = () => {
      // The event comes before the window has its new size.
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        if (visualViewport && panel.current) fit(panel.current, visualViewport);
      });
    };
    visualViewport?.addEventListener('resize', measure);
    return () => {
      cancelAnimationFrame(frame);
      visualViewport?.removeEventListener('resize', measure);
    };
  }, [panel]);
}

function fit(panel: HTMLElement, { height, offsetTop, scale }: VisualViewport): void {
  // Zoomed in, less is seen of a window that is as high as before.
  panel.style.setProperty('--visible-height', `${height * scale}px`);
  const { top, bottom } = panel.getBoundingClientRect();
  const isWhole = top >= offsetTop && bottom <= offsetTop + height;
  if (!isWhole && panel.contains(document.activeElement)) panel.scrollIntoView();
}
