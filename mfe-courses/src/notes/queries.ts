import {
  type LessonDetail,
  lessonOfSource,
  type Note,
  type NoteAnchor,
  type NoteColor,
  notes,
} from '@apologia/contract';
import { ApiError, call, paths, query, queryClient, session } from '@apologia/kit';
import { notesAddress } from '../offline/notesAddress.ts';
import { lessonDetail } from '../queries.ts';

export const noteList = query(notes.list);

/** The learner's notes in a lesson or in a book of Scripture. */
export const notesIn = (source: string) => query(notes.inSource, { query: { source } });

/** A note as it is being written. */
export interface NoteDraft {
  id: string;
  source: string;
  anchor: NoteAnchor;
  color: NoteColor;
  text: string;
  /** The revisions that it builds upon; none while it is new. */
  bases: readonly string[];
}

export const newDraft = (source: string, anchor: NoteAnchor, color: NoteColor): NoteDraft => ({
  id: crypto.randomUUID(),
  source,
  anchor,
  color,
  text: '',
  bases: [],
});

/** Sets what is shown of a note in its text: what it has become, and what came of it; nothing where it is gone. */
function showNotes({ id, source }: Pick<Note, 'id' | 'source'>, current: readonly Note[]): void {
  const known = queryClient.getQueryData(notesIn(source).queryKey);
  if (!known) return void queryClient.invalidateQueries({ queryKey: notesIn(source).queryKey });
  const others = known.notes.filter((note) => note.id !== id && !current.some((one) => one.id === note.id));
  const all = [...others, ...current].sort((one, other) => (one.createdAt < other.createdAt ? -1 : 1));
  queryClient.setQueryData(notesIn(source).queryKey, { notes: all });
  keepNotes(source, all).catch(() => undefined);
  const lessonId = lessonOfSource(source);
  if (lessonId === null) return;
  queryClient.setQueryData(lessonDetail(lessonId).queryKey, (cached: LessonDetail | null | undefined) =>
    cached ? { ...cached, lesson: { ...cached.lesson, hasNotes: all.length > 0 } } : cached,
  );
}

/** A note as it will be once the gateway has it. */
function asNote({ bases, ...shown }: NoteDraft, revision: string): Note {
  const now = new Date().toISOString();
  return { ...shown, revision, createdAt: now, updatedAt: now };
}

/**
 * Keeps a change until there is a line, and in its turn: one builds upon the other.
 * @throws what failed, where the gateway has answered
 */
async function keepForLater(
  error: unknown,
  { source }: Pick<NoteDraft, 'source'>,
  path: string,
  body: object,
): Promise<void> {
  const learner = queryClient.getQueryData(session.queryKey);
  if (error instanceof ApiError || !learner) throw error;
  const { keepCall } = await loadOutbox();
  const lessonId = lessonOfSource(source);
  const page = lessonId === null ? '/scripture' : paths.lesson(lessonId);
  await keepCall({ username: learner.username, id: `note ${crypto.randomUUID()}`, path, body, page });
}

/** It comes with what keeps an opened lesson. */
const loadOutbox = () => import(/* webpackChunkName: "offline" */ '@apologia/kit/outbox');
/** Where a lesson is kept, its notes are kept with it. */
const keepNotes = async (source: string, kept: readonly Note[]) =>
  (await import(/* webpackChunkName: "offline" */ '@apologia/kit/kept')).amendReply(notesAddress(source), {
    notes: kept,
  });

/** Shows a new note before the gateway has heard of it. @returns how to take it back where it could not be saved */
export function showNewNote(draft: NoteDraft, revision: string): () => void {
  showNotes(draft, [asNote(draft, revision)]);
  return () => showNotes(draft, []);
}

/**
 * Saves a note; resolves once the page shows it. Sent twice it is there once.
 * @param revision of this change, chosen by whoever makes it
 * @returns the notes that came of it: two where another device had written something else meanwhile
 */
export async function saveNote(draft: NoteDraft, revision: string): Promise<Note[]> {
  const body = { ...draft, bases: [...draft.bases], revision };
  let saved: Note[];
  try {
    saved = (await call(notes.save, { body })).notes;
  } catch (error) {
    await keepForLater(error, draft, notes.save.path, body);
    saved = [asNote(draft, revision)];
  }
  showNotes(draft, saved);
  queryClient.invalidateQueries({ queryKey: noteList.queryKey });
  return saved;
}

/**
 * Deletes a note; resolves once the page shows it no more.
 * @returns the note as it is, where another device has changed it meanwhile: then it stays
 */
export async function deleteNote(note: Pick<NoteDraft, 'id' | 'source' | 'bases'>): Promise<Note[]> {
  const body = { id: note.id, bases: [...note.bases] };
  let left: Note[];
  try {
    left = (await call(notes.remove, { body })).notes;
  } catch (error) {
    await keepForLater(error, note, notes.remove.path, body);
    left = [];
  }
  showNotes(note, left);
  queryClient.invalidateQueries({ queryKey: noteList.queryKey });
  return left;
}
