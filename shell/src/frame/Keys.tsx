import { useLocation, useNavigate } from '@apologia/kit';
import { useEffect, useState } from 'react';
import { besideLesson } from './besideLesson.ts';
import { KeysDialog } from './KeysDialog.tsx';
import { isWriting } from './shortcut.ts';

/** The single keys of every page. Settings switch them off: whoever dictates presses many. */
export function Keys() {
  const [isOpen, setOpen] = useState(false);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSingleKey(event)) return;
      const key = event.key.toLowerCase();
      const lesson = besideLesson(pathname, key);
      const choice = choiceFor(key);
      if (key === '?') setOpen(true);
      else if (lesson) navigate(lesson);
      else if (choice) {
        choice.click();
        // Enter goes on from what was chosen.
        choice.focus();
      } else return;
      event.preventDefault();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [pathname, navigate]);
  return <KeysDialog open={isOpen} onClose={() => setOpen(false)} />;
}

/** Whether a key is pressed for the page: for no text, no dialog and no browser. */
function isSingleKey({ ctrlKey, metaKey, altKey, repeat, defaultPrevented, target }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || repeat || defaultPrevented || isWriting(target)) return false;
  return document.documentElement.dataset.keys !== 'off' && !document.querySelector('dialog[open]');
}

/** What a digit chooses on this page, which says so itself. */
const choiceFor = (key: string): HTMLElement | null =>
  /^[1-9]$/.test(key) ? document.querySelector(`main [aria-keyshortcuts="${key}"]:not(:disabled)`) : null;
