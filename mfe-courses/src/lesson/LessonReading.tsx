import type { LessonDetail } from '@apologia/contract';
import { paths, useSuspenseQuery } from '@apologia/kit';
import { Missing } from '../components/Missing.tsx';
import { PremiumContent } from '../components/PremiumContent.tsx';
import { lessonDetail } from '../queries.ts';
import { OpenLesson } from './OpenLesson.tsx';

/** A lesson to read, or why it cannot be read. */
export function LessonReading({ id }: { id: string }) {
  const { data } = useSuspenseQuery(lessonDetail(id));
  if (!data) return <Missing title="Lesson not found" />;
  return data.isLocked ? <LockedLesson detail={data} /> : <OpenLesson detail={data} />;
}

function LockedLesson({ detail: { lesson, moduleId, moduleTitle } }: { detail: LessonDetail }) {
  return (
    <PremiumContent name={lesson.title} backTo={paths.module(moduleId)} back="Back to the module">
      <h2>{lesson.title}</h2>
      <p>A lesson of the module “{moduleTitle}”. It comes with the premium plan.</p>
    </PremiumContent>
  );
}
