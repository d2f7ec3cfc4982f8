/** Gives elements of a rendered page the styles that the document could not carry as attributes (`server/styleAttributes.ts`). */
export function takeStyles(root: HTMLElement): void {
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>('[data-style]')) {
    element.style.cssText = element.dataset.style ?? '';
    delete element.dataset.style;
  }
}
