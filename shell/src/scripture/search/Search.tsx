import { session, toast, useLocation, useQuery } from '@apologia/kit';
import { Search as Magnifier } from 'lucide-react';
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { loadDialog, onOpenSearch } from './open.ts';
import type { SearchDialogProps } from './SearchDialog.tsx';
import { isSearchShortcut, isTyped } from './searchShortcut.ts';

interface OpenDialog {
  Dialog: ComponentType<SearchDialogProps>;
  /** The visit it was opened on: any navigation closes it. `null` once it was closed by hand. */
  openedOn: string | null;
  /** The text that was typed before the dialog was there. */
  early: string;
}

/** The button that opens the search, and its keys on every page, for who is signed in. */
export function Search() {
  const { data: learner } = useQuery(session);
  return learner ? <SearchButton /> : null;
}

function SearchButton() {
  const { key } = useLocation();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  /** The text that is typed while the dialog is being loaded. */
  const early = useRef<string | null>(null);

  const open = useCallback(async () => {
    early.current = '';
    try {
      const { default: Dialog } = await loadDialog();
      const text = early.current;
      // At once: a letter typed before the dialog has the focus would go nowhere.
      flushSync(() => setDialog({ Dialog, openedOn: key, early: text }));
    } catch {
      toast({
        title: 'The search could not be opened',
        description: 'Your connection may have dropped. Please try again.',
        tone: 'destructive',
      });
    } finally {
      early.current = null;
    }
  }, [key]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (early.current !== null && isTyped(event)) {
        early.current += event.key;
        event.preventDefault();
        return;
      }
      // One dialog at a time.
      if (!isSearchShortcut(event) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      open();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [open]);

  useEffect(() => onOpenSearch(open), [open]);

  const warm = () => void loadDialog().catch(() => undefined);
  return (
    <>
      <button
        type="button"
        className="icon-control"
        aria-label="Search"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        title="Search (Ctrl+K)"
        onPointerEnter={warm}
        onFocus={warm}
        onClick={open}
      >
        <Magnifier size={20} strokeWidth={1.6} aria-hidden="true" />
      </button>
      {dialog && (
        <dialog.Dialog
          open={dialog.openedOn === key}
          early={dialog.early}
          onClose={() => setDialog({ ...dialog, openedOn: null })}
        />
      )}
    </>
  );
}
