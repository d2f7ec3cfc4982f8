import { isWriting } from '../../frame/shortcut.ts';

/** Ctrl or Meta with K; a slash too, unless it is meant for text being written or such keys are switched off. */
export function isSearchShortcut({
  key,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
  target,
}: KeyboardEvent): boolean {
  if (altKey) return false;
  // On some keyboards a slash takes Shift.
  if (key === '/')
    return !(ctrlKey || metaKey || isWriting(target) || document.documentElement.dataset.keys === 'off');
  return key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !shiftKey;
}

/** Whether a key writes a letter. */
export const isTyped = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey;
