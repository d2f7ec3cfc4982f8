import { courses, type LessonDetail } from '@apologia/contract';
import { call, queryClient, standing } from '@apologia/kit';
import { lessonDetail, moduleDetail, subjectModules } from './queries.ts';

/** What shows progress beside the lesson itself. */
const progressKeys = ({ category, moduleId }: LessonDetail) => [
  standing.queryKey,
  moduleDetail(moduleId).queryKey,
  subjectModules(category).queryKey,
];

/** Notes that the lesson was opened. A failure costs a mark of progress, and the reader hears nothing of it. */
export async function startLesson(detail: LessonDetail): Promise<void> {
  try {
    await call(courses.startLesson, { params: { id: detail.lesson.id } });
  } catch {
    return;
  }
  // Nothing in view depends on it: the other pages read again when they are next opened.
  for (const queryKey of progressKeys(detail))
    queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
}

/** Marks the lesson as complete; resolves once the lesson has been read again. */
export async function completeLesson(detail: LessonDetail): Promise<void> {
  const { id } = detail.lesson;
  await call(courses.completeLesson, { params: { id } });
  for (const queryKey of progressKeys(detail)) queryClient.invalidateQueries({ queryKey });
  await queryClient.invalidateQueries({ queryKey: lessonDetail(id).queryKey });
}
