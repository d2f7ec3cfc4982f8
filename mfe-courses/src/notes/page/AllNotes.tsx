import { limits } from '@apologia/contract';
import { Button, counted, Link, paths, TextField, useSuspenseQuery } from '@apologia/kit';
import { Download, PenLine, Search } from 'lucide-react';
import { useDeferredValue, useId, useState } from 'react';
import { saveFile } from '../../components/saveFile.ts';
import { noteList } from '../queries.ts';
import styles from './AllNotes.module.css';
import { groupNotes } from './groupNotes.ts';
import { markdownOf } from './markdown.ts';
import { Section } from './Section.tsx';
import { searchNotes } from './searchNotes.ts';

const everything = '';

/** All notes by subject, those of one subject or with some words in them, and the way to take them along. */
export function AllNotes() {
  const { data: notes } = useSuspenseQuery(noteList);
  const [words, setWords] = useState('');
  const [subject, setSubject] = useState(everything);
  const deferredWords = useDeferredValue(words);
  const id = useId();
  const titles = groupNotes(notes).map(({ title }) => title);
  const found = groupNotes(searchNotes(notes, deferredWords)).filter(
    ({ title }) => !titles.includes(subject) || title === subject,
  );
  if (notes.length === 0) return <NoNotes />;
  const count = found.flatMap(({ groups }) => groups.flatMap((group) => group.notes)).length;
  const exportNotes = () => {
    const file = new Blob([markdownOf(found, location.origin)], { type: 'text/markdown;charset=utf-8' });
    saveFile(file, 'apologia-notes.md');
  };
  return (
    <>
      <search className={styles.search}>
        <TextField.Root
          type="search"
          size="3"
          className={styles.box}
          aria-label="Search your notes"
          placeholder="Search your notes"
          value={words}
          maxLength={limits.searchMax}
          onChange={(event) => setWords(event.target.value)}
        >
          <TextField.Slot>
            <Search size={18} aria-hidden="true" />
          </TextField.Slot>
        </TextField.Root>
        <label htmlFor={id} className="visually-hidden">
          Subject
        </label>
        <select
          id={id}
          className={styles.subject}
          value={subject}
          onChange={(event) => setSubject(event.target.value)}
        >
          <option value={everything}>All subjects</option>
          {titles.map((title) => (
            <option key={title}>{title}</option>
          ))}
        </select>
      </search>
      <div className={styles.bar}>
        <p role="status">{count === 0 ? 'No note has these words.' : counted(count, 'note')}</p>
        {count > 0 && (
          <Button variant="soft" onClick={exportNotes}>
            <Download size={16} aria-hidden="true" />
            Export as Markdown
          </Button>
        )}
      </div>
      {found.map((section) => (
        <Section key={section.title} section={section} />
      ))}
    </>
  );
}

function NoNotes() {
  return (
    <div className={styles.empty}>
      <PenLine size={36} strokeWidth={1.4} aria-hidden="true" />
      <p>
        You have no notes yet. Select words in <Link to={paths.dashboard}>any lesson</Link> or passage: you
        can mark them, and write down what you think of them.
      </p>
    </div>
  );
}
