import { routeOf, type SlotParams } from '@apologia/contract';
import { useLocation } from '@apologia/kit';
import { useMemo } from 'react';
import { NotesLayer } from './NotesLayer.tsx';
import { scripturePlace } from './place.ts';

/** The learner's marks in a passage; its page only has a slot for them. */
export default function ScriptureNotes({ book, textId }: SlotParams['scripture-notes']) {
  const { pathname } = useLocation();
  // Over a lesson, its discussion is the place to ask.
  const found = routeOf(pathname);
  const lessonId = (found?.route.path === '/lesson/:id' && found.params.id) || null;
  const place = useMemo(() => scripturePlace(book, lessonId), [book, lessonId]);
  const text = useMemo(() => ({ current: document.getElementById(textId) }), [textId]);
  return <NotesLayer text={text} place={place} />;
}
