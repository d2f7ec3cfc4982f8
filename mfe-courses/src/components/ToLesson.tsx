import { Link, paths, queryClient, savesData } from '@apologia/kit';
import type { ComponentProps } from 'react';
import { lessonDetail } from '../queries.ts';

/** A link to a lesson, whose text is fetched as soon as the reader points at it. */
export function ToLesson({ id, ...link }: { id: string } & Omit<ComponentProps<typeof Link>, 'to'>) {
  const readAhead = () => savesData() || queryClient.prefetchQuery(lessonDetail(id));
  return <Link to={paths.lesson(id)} onPointerEnter={readAhead} onFocus={readAhead} {...link} />;
}
