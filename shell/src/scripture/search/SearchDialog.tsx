import { limits } from '@apologia/contract';
import { Search as Magnifier, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Modal } from '../../modal/Modal.tsx';
import { stepFrom } from './options.ts';
import { RecentSearches } from './RecentSearches.tsx';
import { Results } from './Results.tsx';
import styles from './SearchDialog.module.css';
import { useEnterKey } from './useEnterKey.ts';
import { useRecentSearches } from './useRecentSearches.ts';
import { useSearch } from './useSearch.ts';

export interface SearchDialogProps {
  open: boolean;
  /** The text that was typed before the dialog was there. */
  early: string;
  onClose: () => void;
}

/** One field over the page; the results appear below it as one types. */
export default function SearchDialog({ open, early, onClose }: SearchDialogProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(early);
  const [chosenAddress, setChosenAddress] = useState<string | null>(null);
  const search = useSearch(text);
  const recent = useRecentSearches(open);
  const options = search.isIdle ? [] : search.groups.flatMap((group) => group.options);
  const active = options.find(({ to }) => to === chosenAddress) ?? options[0];
  const idOf = (option: (typeof options)[number]) => `${id}-${options.indexOf(option)}`;
  const enter = useEnterKey(text, !search.isWaiting, () => {
    // A link as any other: the page, or the passage over it, opens as by a click.
    if (active) document.getElementById(idOf(active))?.click();
  });

  useEffect(() => {
    if (!open) return;
    // The last search is selected, to be typed over; a text that is being typed goes on.
    if (early) field.current?.setSelectionRange(early.length, early.length);
    else field.current?.select();
  }, [open, early]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1 as const, ArrowUp: -1 as const }[event.key];
    if (event.key === 'Enter') enter();
    else if (step) {
      const next = stepFrom(options, active, step);
      setChosenAddress(next?.to ?? null);
      if (next) document.getElementById(idOf(next))?.scrollIntoView({ block: 'nearest' });
    } else return;
    event.preventDefault();
  };

  return (
    <Modal open={open} onClose={onClose} className={styles.dialog} labelledBy={`${id}-heading`}>
      <h2 id={`${id}-heading`} className="visually-hidden">
        Search
      </h2>
      <div className={styles.field}>
        <Magnifier size={20} strokeWidth={1.6} aria-hidden="true" />
        <input
          ref={field}
          type="text"
          role="combobox"
          aria-label="Search lessons, modules and Scripture"
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={options.length > 0 ? `${id}-list` : undefined}
          aria-activedescendant={active && idOf(active)}
          placeholder="Search lessons, modules and Scripture"
          maxLength={limits.searchMax}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setChosenAddress(null);
          }}
          onKeyDown={onKeyDown}
        />
        <button type="button" className="icon-control" aria-label="Close" onClick={onClose}>
          <X size={20} strokeWidth={1.6} aria-hidden="true" />
        </button>
      </div>
      <Results
        id={`${id}-list`}
        text={text.trim()}
        search={search}
        active={active}
        idOf={idOf}
        onPoint={({ to }) => setChosenAddress(to)}
        onOpen={() => {
          recent.keep(text.trim());
          onClose();
        }}
        onRetry={() => {
          search.retry();
          // Its button leaves with the failure.
          field.current?.focus();
        }}
      />
      {text.trim() === '' && recent.texts.length > 0 && (
        <RecentSearches
          texts={recent.texts}
          onSearch={(again) => {
            setText(again);
            field.current?.focus();
          }}
          onRemove={(one) => {
            recent.remove(one);
            // Its button leaves with it.
            field.current?.focus();
          }}
        />
      )}
    </Modal>
  );
}
