import type { NoteColor } from '@apologia/contract';
import { session, toast, useAction, useNavigate, useQuery } from '@apologia/kit';
import { type RefObject, useCallback, useMemo, useRef, useState } from 'react';
import { describe } from './anchoring/describe.ts';
import { askAbout } from './askAbout.ts';
import { draftOf } from './draftOf.ts';
import './marks.css';
import { EditorPanel } from './EditorPanel.tsx';
import { inOneLine, lessonPlace, quotationOf, scripturePlace } from './place.ts';
import { type NoteDraft, newDraft, notesIn, saveNote, showNewNote } from './queries.ts';
import { SelectionBar } from './selection/SelectionBar.tsx';
import { useSelectedWords } from './selection/useSelectedWords.ts';
import { focusBlock } from './showInText.ts';
import { useDrawn } from './useDrawn.ts';
import { useLocated } from './useLocated.ts';
import { useMarkClicks } from './useMarkClicks.ts';

/** A lesson by its title, or a book of Scripture. */
export type NotesLayerProps = { text: RefObject<HTMLElement | null> } & (
  | { lessonId: string; title: string }
  | { book: string; lessonId: string | null }
);

/** A learner's marks in a text, what can be done with selected words, and the note that is open. */
export default function NotesLayer({ text, ...of }: NotesLayerProps) {
  const place = 'book' in of ? scripturePlace(of.book, of.lessonId) : lessonPlace(of.lessonId, of.title);
  const isLearner = Boolean(useQuery(session).data);
  const { data } = useQuery({ ...notesIn(place.source), enabled: isLearner });
  const located = useLocated(text, data?.notes);
  const [selected, clear] = useSelectedWords(text);
  const [draft, setDraft] = useState<NoteDraft | null>(null);
  const navigate = useNavigate();
  // Where reading goes on once the note is closed.
  const opened = useRef<Range>(null);
  const open = useCallback((note: NoteDraft, range: Range) => {
    opened.current = range.cloneRange();
    setDraft(note);
  }, []);
  const close = () => {
    if (opened.current) focusBlock(opened.current.startContainer);
    setDraft(null);
  };
  useDrawn(located);
  useMarkClicks(
    text,
    located,
    useCallback(({ note, range }) => open(draftOf(note), range), [open]),
  );

  const marking = useAction({
    mutationFn: async ({ mark, revision }: { mark: NoteDraft; revision: string }) => {
      const takeBack = showNewNote(mark, revision);
      clear();
      await saveNote(mark, revision).catch((error: unknown) => {
        takeBack();
        throw error;
      });
    },
    scope: { id: 'marking' },
    networkMode: 'always',
    failure: 'The words could not be marked. Please try again.',
  });
  const anchor = useMemo(() => selected && describe(selected.model, selected.span), [selected]);
  const mark = (color: NoteColor) =>
    anchor && marking.mutate({ mark: newDraft(place.source, anchor, color), revision: crypto.randomUUID() });
  const copy = async () => {
    if (!anchor) return;
    try {
      await navigator.clipboard.writeText(quotationOf(anchor, place));
      toast({ title: 'Copied', description: 'The words, with where they stand.' });
      clear();
    } catch {
      toast({ title: 'Error', description: 'The words could not be copied.', tone: 'destructive' });
    }
  };
  const { lessonId } = place;
  return (
    <>
      <p role="status" className="visually-hidden">
        {selected && !draft ? 'Words are selected. Press Tab to mark them or to write a note.' : ''}
      </p>
      {selected && anchor && !draft && (
        <SelectionBar
          range={selected.range}
          text={text}
          isLearner={isLearner}
          onMark={mark}
          onNote={() => open(newDraft(place.source, anchor, 'gold'), selected.range)}
          onAsk={
            lessonId === null
              ? undefined
              : () =>
                  askAbout(
                    navigate,
                    lessonId,
                    'book' in of ? quotationOf(anchor, place) : `“${inOneLine(anchor.exact)}”`,
                  )
          }
          onCopy={copy}
          onClose={clear}
        />
      )}
      {draft && <EditorPanel key={draft.id} draft={draft} onClose={close} />}
    </>
  );
}
