import type { Note } from '@apologia/contract';
import { Link, paths } from '@apologia/kit';
import { useFocusAfter } from '@apologia/kit/focus';
import { useRef, useState } from 'react';
import { colorNames, colorOf } from './colors.ts';
import { draftOf } from './draftOf.ts';
import { NoteEditor } from './NoteEditor.tsx';
import styles from './NotesPanel.module.css';
import { inOneLine } from './place.ts';
import { showInText } from './showInText.ts';

interface PanelNoteProps {
  note: Note;
  /** Where it is in the text; absent where it is not there any more. */
  range?: Range;
  /** Of words of Scripture. */
  reference?: string | null;
}

/** A note in a list beside its text. */
export function PanelNote({ note, range, reference }: PanelNoteProps) {
  const [isEditing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const focusAfter = useFocusAfter();
  if (isEditing) {
    return (
      <li className={styles.note}>
        <NoteEditor
          draft={draftOf(note)}
          onClose={() => {
            setEditing(false);
            focusAfter(button);
          }}
        />
      </li>
    );
  }
  const color = colorOf(note);
  return (
    <li className={styles.note}>
      <blockquote className={styles.quote} data-color={color}>
        <span className="visually-hidden">{colorNames[color]}: </span>
        {inOneLine(note.anchor.exact)}
      </blockquote>
      {reference && (
        <p className="reference">
          <Link to={paths.scripture(reference)}>{reference}</Link>
        </p>
      )}
      {note.text && <p className={styles.text}>{note.text}</p>}
      <div className={styles.actions}>
        {range && (
          <button type="button" className={styles.action} onClick={() => showInText(range)}>
            Show in the text
          </button>
        )}
        <button ref={button} type="button" className={styles.action} onClick={() => setEditing(true)}>
          {note.text ? 'Edit' : 'Write or delete'}
        </button>
      </div>
    </li>
  );
}
