import {
  courses,
  keyOf,
  type LessonDetail,
  type ModuleDetail,
  moduleLists,
  type Subject,
} from '@apologia/contract';
import { ApiError, call, query, queryOptions } from '@apologia/kit';

export const subjectModules = (subject: Subject) => query(moduleLists[subject]);

/** `null` where there is no such module. */
export const moduleDetail = (id: string) =>
  queryOptions<ModuleDetail | null>({
    queryKey: keyOf(courses.module, { id }),
    queryFn: () => call(courses.module, { params: { id } }).catch(nullIfMissing),
  });

/** `null` where there is no such lesson. */
export const lessonDetail = (id: string) =>
  queryOptions<LessonDetail | null>({
    queryKey: keyOf(courses.lesson, { id }),
    queryFn: () => call(courses.lesson, { params: { id } }).catch(nullIfMissing),
  });

/** For a read whose answer may be that there is no such thing. */
export function nullIfMissing(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null;
  throw error;
}
