import { Link, paths, queryClient, savesData } from '@apologia/kit';
import type { ComponentProps } from 'react';
import { lessonDetail } from '../queries.ts';

/** In the address of a lesson: to be taken to where one stopped reading. */
export const placeHash = '#place';

interface ToLessonProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  id: string;
  /** Whether it leads to where the reader stopped in it. */
  goesOn?: boolean;
}

/** A link to a lesson, whose text is fetched as soon as the reader points at it. */
export function ToLesson({ id, goesOn, ...link }: ToLessonProps) {
  const readAhead = () => savesData() || queryClient.prefetchQuery(lessonDetail(id));
  const to = paths.lesson(id) + (goesOn ? placeHash : '');
  return <Link to={to} onPointerEnter={readAhead} onFocus={readAhead} {...link} />;
}
