import { limits, noteColors } from '@apologia/contract';
import { Button, TextArea, toast, useAction } from '@apologia/kit';
import { Confirm } from '@apologia/kit/confirm';
import { useDraft } from '@apologia/kit/draft';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { colorNames } from './colors.ts';
import styles from './NoteEditor.module.css';
import { inOneLine } from './place.ts';
import { deleteNote, type NoteDraft, saveNote } from './queries.ts';

interface NoteEditorProps {
  draft: NoteDraft;
  onClose: () => void;
}

/** Where a learner writes about the words that they marked. What is typed stays until it is saved or given up. */
export function NoteEditor({ draft, onClose }: NoteEditorProps) {
  const { bases, anchor } = draft;
  const isNew = bases.length === 0;
  const [text, setText, discard] = useDraft(
    `note ${draft.source} ${isNew ? `${anchor.start} ${anchor.exact.length}` : draft.id}`,
    draft.text,
  );
  const [color, setColor] = useState(draft.color);
  const [isDeleting, setDeleting] = useState(false);
  // Sent and never answered, a change may have arrived all the same.
  const sent = useRef<string[]>([]);
  const box = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  useEffect(() => box.current?.focus({ preventScroll: true }), []);

  const close = () => {
    discard();
    onClose();
  };
  const saving = useAction({
    mutationFn: () => {
      const revision = crypto.randomUUID();
      const changed = { ...draft, color, text: text.trim(), bases: [...bases, ...sent.current] };
      sent.current.push(revision);
      return saveNote(changed, revision);
    },
    networkMode: 'always',
    failure: 'The note could not be saved. What you wrote is still here.',
    onSuccess(saved) {
      if (saved.length > 1) {
        const description = 'This note was changed on another device meanwhile. Both texts are here.';
        toast({ title: 'Both are kept', description });
      }
      close();
    },
    onError: () => box.current?.focus(),
  });
  const deleting = useAction({
    mutationFn: () => deleteNote({ ...draft, bases: [...bases, ...sent.current] }),
    networkMode: 'always',
    failure: 'The note could not be deleted. Please try again.',
    onSuccess(left) {
      const description = 'It was changed on another device meanwhile, and is here as it is now.';
      if (left.length > 0) toast({ title: 'The note stays', description });
      close();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    saving.mutate();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !isDeleting) {
      // A passage that the words are in stays open.
      event.preventDefault();
      event.stopPropagation();
      close();
    }
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
  };

  return (
    <form className={styles.editor} onSubmit={submit} onKeyDown={onKeyDown}>
      <blockquote className={styles.quote} data-color={color}>
        {inOneLine(anchor.exact)}
      </blockquote>
      <label htmlFor={id} className={styles.label}>
        Your note
      </label>
      <TextArea
        ref={box}
        id={id}
        size="3"
        rows={4}
        maxLength={limits.noteTextMax}
        placeholder="What do you want to remember, ask, or pass on?"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <fieldset className={styles.colors}>
        <legend className="visually-hidden">Colour</legend>
        {noteColors.map((one) => (
          <label key={one} className={styles.color}>
            <input type="radio" name={`${id}-color`} checked={one === color} onChange={() => setColor(one)} />
            <span className={styles.swatch} data-color={one} />
            {colorNames[one]}
          </label>
        ))}
      </fieldset>
      {isDeleting ? (
        <Confirm
          yes="Delete"
          isPending={deleting.isPending}
          onYes={() => deleting.mutate()}
          onNo={() => setDeleting(false)}
        >
          Delete this note?
        </Confirm>
      ) : (
        <div className={styles.actions}>
          <Button type="submit" size="3" loading={saving.isPending}>
            Save
          </Button>
          <Button
            type="button"
            size="3"
            variant="soft"
            color="gray"
            disabled={saving.isPending}
            onClick={close}
          >
            Cancel
          </Button>
          {!isNew && (
            <button type="button" className={styles.delete} onClick={() => setDeleting(true)}>
              Delete
            </button>
          )}
        </div>
      )}
    </form>
  );
}
