import { routeOf, type SlotParams, scriptureSource } from '@apologia/contract';
import { useLocation, useQuery } from '@apologia/kit';
import { notesIn } from './queries.ts';
import { useTextById } from './textById.ts';
import { useLayer } from './useLayer.ts';

/** The learner's marks in a passage; its page only has a slot for them. */
export default function ScriptureNotes({ book, textId }: SlotParams['scripture-notes']) {
  const { pathname } = useLocation();
  const text = useTextById(textId);
  const { data } = useQuery(notesIn(scriptureSource(book)));
  const Layer = useLayer(text, (data?.notes.length ?? 0) > 0);
  // Over a lesson, its discussion is the place to ask.
  const found = routeOf(pathname);
  const lessonId = (found?.route.path === '/lesson/:id' && found.params.id) || null;
  return Layer && <Layer text={text} lessonId={lessonId} book={book} />;
}
