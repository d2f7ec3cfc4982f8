import type { NoteColor } from '@apologia/contract';
import { session, toast, useAction, useNavigate, useQuery } from '@apologia/kit';
import { type RefObject, useCallback, useMemo, useState } from 'react';
import { describe } from './anchoring/describe.ts';
import { askAbout } from './askAbout.ts';
import { draftOf } from './draftOf.ts';
import './marks.css';
import { EditorPanel } from './EditorPanel.tsx';
import { lessonPlace, quotationOf, scripturePlace } from './place.ts';
import { type NoteDraft, newDraft, notesIn, saveNote } from './queries.ts';
import { SelectionBar } from './selection/SelectionBar.tsx';
import { useSelectedWords } from './selection/useSelectedWords.ts';
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
  useDrawn(located);
  useMarkClicks(
    text,
    located,
    useCallback((note) => setDraft(draftOf(note)), []),
  );

  const marking = useAction({
    mutationFn: (mark: NoteDraft) => saveNote(mark, crypto.randomUUID()),
    networkMode: 'always',
    failure: 'The words could not be marked. Please try again.',
  });
  const anchor = useMemo(() => selected && describe(selected.model, selected.span), [selected]);
  const mark = (color: NoteColor) => {
    if (!anchor) return;
    marking.mutate(newDraft(place.source, anchor, color), { onSuccess: clear });
  };
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
          onNote={() => setDraft(newDraft(place.source, anchor, 'gold'))}
          onAsk={
            lessonId === null ? undefined : () => askAbout(navigate, lessonId, quotationOf(anchor, place))
          }
          onCopy={copy}
          onClose={clear}
        />
      )}
      {draft && <EditorPanel key={draft.id} draft={draft} onClose={() => setDraft(null)} />}
    </>
  );
}
