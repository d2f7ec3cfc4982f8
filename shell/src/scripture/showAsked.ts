const firstAsked = (within: Element | null) => within?.querySelector<HTMLElement>('mark') ?? null;

/** Brings the first of the verses asked for into view, and the keyboard to it. */
export function focusAsked(within: Element | null): void {
  const asked = firstAsked(within);
  if (!asked) return;
  asked.tabIndex = -1;
  asked.focus({ preventScroll: true });
  asked.scrollIntoView({ block: 'center' });
}

/** Brings it into view where it is not. */
export function scrollToAsked(within: Element | null): void {
  const asked = firstAsked(within);
  if (asked && asked.getBoundingClientRect().bottom > innerHeight) asked.scrollIntoView({ block: 'center' });
}
