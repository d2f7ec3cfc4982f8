import { type LessonDetail, lessonSource } from '@apologia/contract';
import { Button, Link, paths, useSuspenseQuery } from '@apologia/kit';
import { lessonTextId } from '../lesson/textElement.ts';
import styles from './NotesPanel.module.css';
import { PanelNote } from './PanelNote.tsx';
import { notesIn } from './queries.ts';
import { chooseWords } from './selection/chooseWords.ts';
import { useTextById } from './textById.ts';
import { useLocated } from './useLocated.ts';

/** The tool of a lesson that lists its notes, in the order of the text. */
export default function NotesPanel({ detail: { lesson } }: { detail: LessonDetail }) {
  const { notes } = useSuspenseQuery(notesIn(lessonSource(lesson.id))).data;
  const text = useTextById(lessonTextId);
  const located = useLocated(text, notes);
  return (
    <div className={styles.panel}>
      <p className={styles.hint}>
        {notes.length === 0
          ? 'Select words in the text to mark them, to write a note, or to ask about them.'
          : 'Select words to add to these. Nobody else sees them.'}
      </p>
      {located && located.found.length > 0 && (
        <ul className={styles.list} aria-label="Notes in this lesson">
          {located.found.map(({ note, range }) => (
            <PanelNote key={note.id} note={note} range={range} />
          ))}
        </ul>
      )}
      {located && located.lost.length > 0 && (
        <section aria-labelledby="lost-notes">
          <h3 id="lost-notes" className={styles.heading}>
            No longer in the text
          </h3>
          <p className={styles.hint}>The lesson was changed, and these words are not in it any more.</p>
          <ul className={styles.list}>
            {located.lost.map((note) => (
              <PanelNote key={note.id} note={note} />
            ))}
          </ul>
        </section>
      )}
      <div className={styles.ways}>
        <Button variant="soft" onClick={() => chooseWords(text.current)}>
          Select with the keyboard
        </Button>
        <Link to={paths.notes}>All your notes</Link>
      </div>
    </div>
  );
}
