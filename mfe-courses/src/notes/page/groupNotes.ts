import { bookOfSource, type ListedNote, lessonOfSource } from '@apologia/contract';
import { paths } from '@apologia/kit';
import { subjectTitle } from '../../subjects.ts';

/** The notes of one lesson or one book, with the way there. */
export interface NoteGroup {
  source: string;
  title: string;
  /** The module of a lesson. */
  moduleTitle: string | null;
  /** `null` where the lesson is gone. */
  address: string | null;
  notes: ListedNote[];
}

/** The notes of one subject, or of Scripture. */
export interface NoteSection {
  title: string;
  groups: NoteGroup[];
}

const scripture = 'Scripture';
const gone = 'Lessons that are gone';

const sectionOf = ({ source, lesson }: ListedNote) => {
  if (bookOfSource(source) !== null) return scripture;
  return lesson ? subjectTitle(lesson.category) : gone;
};

function groupOf({ source, lesson }: ListedNote): Omit<NoteGroup, 'notes'> {
  const book = bookOfSource(source);
  if (book !== null) return { source, title: book, moduleTitle: null, address: paths.scripture(`${book} 1`) };
  return {
    source,
    title: lesson?.title ?? 'A lesson that is gone',
    moduleTitle: lesson?.moduleTitle ?? null,
    address: lesson && paths.lesson(lessonOfSource(source) ?? ''),
  };
}

const placeOf = ({ anchor: { verses, start } }: ListedNote) =>
  (verses ? verses.chapter * 1_000 + verses.first : 0) * 1_000_000 + start;

/** Notes by subject, lessons in reading order, in each the notes in the order of the text; Scripture after the lessons. */
export function groupNotes(notes: readonly ListedNote[]): NoteSection[] {
  const sections = [...Map.groupBy(notes, sectionOf)].map(([title, own]) => ({
    title,
    groups: [...Map.groupBy(own, ({ source }) => source).values()].flatMap((group) => {
      const sorted = [...group].sort((one, other) => placeOf(one) - placeOf(other));
      return sorted[0] ? [{ ...groupOf(sorted[0]), notes: sorted }] : [];
    }),
  }));
  const last = ({ title }: NoteSection) => [scripture, gone].indexOf(title);
  return sections.sort((one, other) => last(one) - last(other));
}
