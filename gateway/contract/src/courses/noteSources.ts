/** The source of a lesson's notes. */
export const lessonSource = (lessonId: string) => `lesson/${lessonId}`;

/** The lesson that a note was written in, `null` for Scripture. */
export const lessonOfSource = (source: string): string | null =>
  source.startsWith('lesson/') ? source.slice('lesson/'.length) : null;

/** @param book as references name it: `Psalm`, `1 John` */
export const scriptureSource = (book: string) => `scripture/${book}`;

/** The book of Scripture that a note was written in, `null` for a lesson. */
export const bookOfSource = (source: string): string | null =>
  source.startsWith('scripture/') ? source.slice('scripture/'.length) : null;
