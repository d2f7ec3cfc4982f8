import { type LessonDetail, lessonSource } from '@apologia/contract';
import { paths, queryClient, session } from '@apologia/kit';
import { canKeep, type KeptLesson, keepFor, keepLesson } from '@apologia/kit/kept';
import { askAhead } from '@apologia/kit/readAhead';
import { notesAddress } from './notesAddress.ts';

type Lesson = Pick<LessonDetail['lesson'], 'id' | 'title'>;

/** Keeps a lesson that was opened, so that it can be read again where there is no line. A visitor's browser keeps nothing. */
export async function keepOpened(lesson: Lesson): Promise<void> {
  if (!navigator.onLine) return;
  await untilInCharge();
  await keep(lesson);
}

/**
 * Keeps a lesson with the code that it is read and answered with.
 * @param isPinned until the learner lets it go
 * @returns `null` for a visitor
 */
export async function keep({ id, title }: Lesson, isPinned = false): Promise<KeptLesson | null> {
  const learner = queryClient.getQueryData(session.queryKey);
  if (!learner) return null;
  await keepFor(learner.username);
  // Their files are kept with those that the page was made of.
  await Promise.all([
    askAhead('/scripture'),
    import(/* webpackChunkName: "offline" */ '@apologia/kit/outbox'),
    import(/* webpackChunkName: "page-notes" */ '../notes/NotesLayer.tsx'),
  ]);
  return keepLesson({ path: paths.lesson(id), title, isPinned, reads: [notesAddress(lessonSource(id))] });
}

/** On a first visit the service worker comes later than the page. */
async function untilInCharge(): Promise<void> {
  if (canKeep()) return;
  await new Promise((resolve) =>
    navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
  );
}
