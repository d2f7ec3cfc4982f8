import { keyOf, type LessonDetail, routeOf } from '@apologia/contract';
import { paths, queryClient } from '@apologia/kit';

/**
 * Where J and K lead from a lesson that was read: to the next one or the one before, after the last one to the module.
 * @returns `null` where the key leads nowhere
 */
export function besideLesson(pathname: string, key: string): string | null {
  const match = routeOf(pathname);
  if (match?.route.path !== '/lesson/:id') return null;
  const lesson = queryClient.getQueryData<LessonDetail | null>(
    keyOf({ path: '/api/lesson/:id' }, { id: match.params.id ?? '' }),
  );
  if (!lesson) return null;
  const { nextLessonId, previousLessonId, moduleId } = lesson;
  if (key === 'j') return nextLessonId ? paths.lesson(nextLessonId) : paths.module(moduleId);
  return key === 'k' && previousLessonId ? paths.lesson(previousLessonId) : null;
}
