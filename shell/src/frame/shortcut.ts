const textFields =
  'textarea, select, input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"])';

/** Whether a key that is pressed there is meant for text being written. */
export const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches(textFields));

/** Ctrl or Meta with B, unless it is meant for text being written. */
export function isSidebarShortcut({
  key,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
  target,
}: KeyboardEvent): boolean {
  if (key.toLowerCase() !== 'b' || !(ctrlKey || metaKey) || altKey || shiftKey) return false;
  return !isWriting(target);
}
