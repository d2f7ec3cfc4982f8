import { type LessonDetail, pathOf, type ReadingPlace, readingPlaces } from '@apologia/contract';
import { dashboard, fetchOk, queryClient } from '@apologia/kit';
import { lessonDetail } from '../../queries.ts';
import { placeInView } from './placeInView.ts';

const saveEveryMs = 30_000;

/** Saves a place, also while the page is being left. A failure costs a place, and the reader is not told. */
async function savePlace(id: string, place: ReadingPlace): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify(place);
  try {
    await fetchOk(pathOf(readingPlaces.save, { id }), { method: 'POST', keepalive: true, headers, body });
  } catch {
    return;
  }
  queryClient.setQueryData(
    lessonDetail(id).queryKey,
    (cached: LessonDetail | null | undefined) => cached && { ...cached, lesson: { ...cached.lesson, place } },
  );
  queryClient.invalidateQueries({ queryKey: [...dashboard.queryKey, 'progress'] });
}

/** Saves where the reader is, every half minute and when they leave. Returns how to stop. */
export function watchPlace({ id, place: first }: LessonDetail['lesson']): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  const openedAt = Date.now();
  let saved = first;
  let latest = first;
  const save = () => {
    if (!latest || (latest.block === saved?.block && latest.offset === saved.offset)) return;
    // Whoever only looks in again is still where they were.
    if (first && latest.block < first.block && Date.now() - openedAt < saveEveryMs) return;
    saved = latest;
    void savePlace(id, latest);
  };
  const look = () => {
    latest = placeInView();
  };
  const timer = setInterval(save, saveEveryMs);
  addEventListener('scroll', look, { signal, passive: true });
  addEventListener('pagehide', save, { signal });
  // A phone puts a page away, and may never come back to it.
  document.addEventListener('visibilitychange', () => document.hidden && save(), { signal });
  return () => {
    watching.abort();
    clearInterval(timer);
    save();
  };
}
