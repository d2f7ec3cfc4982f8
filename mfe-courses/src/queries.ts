import {
  courses,
  keyOf,
  type LessonDetail,
  type ModuleDetail,
  type ModuleList,
  moduleLists,
  type Subject,
} from '@apologia/contract';
import { ApiError, call, queryClient, queryOptions, session } from '@apologia/kit';

export const subjectModules = (subject: Subject) =>
  queryOptions<ModuleList>({
    queryKey: keyOf(moduleLists[subject]),
    queryFn: () => call(moduleLists[subject]).then(asLearner),
  });

/** `null` where there is no such module. */
export const moduleDetail = (id: string) =>
  queryOptions<ModuleDetail | null>({
    queryKey: keyOf(courses.module, { id }),
    queryFn: () => call(courses.module, { params: { id } }).then(asLearner).catch(nullIfMissing),
  });

/** `null` where there is no such lesson. */
export const lessonDetail = (id: string) =>
  queryOptions<LessonDetail | null>({
    queryKey: keyOf(courses.lesson, { id }),
    queryFn: () => call(courses.lesson, { params: { id } }).then(asLearner).catch(nullIfMissing),
  });

/** What a learner is answered as a visitor: their session has ended, and they are asked to sign in. */
function asLearner<T extends { visitor?: object | undefined }>(reply: T): T {
  if (reply.visitor && queryClient.getQueryData(session.queryKey)) throw new ApiError(401, '', '');
  return reply;
}

/** For a read whose answer may be that there is no such thing. */
export function nullIfMissing(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null;
  throw error;
}
