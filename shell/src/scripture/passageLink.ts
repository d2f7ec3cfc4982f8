/** Every link to a passage, but for those that mean its page. */
export const passageLinks = 'a[href^="/scripture?ref="]:not([data-as-page], [target])';

/** The passage that a link leads to. */
export function referenceIn(href: string): string {
  return new URLSearchParams(href.slice(href.indexOf('?'))).get('ref') ?? '';
}

/** A left click, or Enter: any other goes on as the browser does it. */
export const isPlain = ({
  button,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>): boolean =>
  button === 0 && !(ctrlKey || metaKey || shiftKey || altKey);
