import { Link } from '@apologia/kit';
import { useId } from 'react';
import { PanelNote } from '../PanelNote.tsx';
import { scriptureReference } from '../place.ts';
import styles from './AllNotes.module.css';
import type { NoteSection } from './groupNotes.ts';

/** The notes of a subject, by lesson; of Scripture, by book. */
export function Section({ section: { title, groups } }: { section: NoteSection }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {groups.map(({ source, title: name, moduleTitle, address, notes }) => (
        <div key={source} className={styles.group}>
          <h3>{address ? <Link to={address}>{name}</Link> : name}</h3>
          {moduleTitle && <p className="soft small">{moduleTitle}</p>}
          <ul className={styles.list}>
            {notes.map((note) => (
              <PanelNote key={note.id} note={note} reference={scriptureReference(note)} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
