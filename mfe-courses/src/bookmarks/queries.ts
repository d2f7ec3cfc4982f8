import { bookmarks, type LessonDetail } from '@apologia/contract';
import { call, query, queryClient } from '@apologia/kit';
import { lessonDetail } from '../queries.ts';

export const bookmarkList = query(bookmarks.list);

/** Sets what the lesson's page shows, before the gateway has heard of it. */
export const setBookmarked = (lessonId: string, bookmarked: boolean) =>
  queryClient.setQueryData(lessonDetail(lessonId).queryKey, (cached: LessonDetail | null | undefined) =>
    cached ? { ...cached, lesson: { ...cached.lesson, bookmarked } } : cached,
  );

/** Adds or removes a bookmark. The dashboard reads its list again when it is next opened. */
export async function saveBookmark(lessonId: string, bookmarked: boolean): Promise<void> {
  await call(bookmarks.set, { params: { id: lessonId }, body: { bookmarked } });
  queryClient.invalidateQueries({ queryKey: bookmarkList.queryKey });
}
