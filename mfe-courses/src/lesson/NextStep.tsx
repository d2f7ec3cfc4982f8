import type { LessonDetail } from '@apologia/contract';
import { Button, Link, paths } from '@apologia/kit';
import { ArrowRight } from 'lucide-react';
import type { Ref } from 'react';
import { ToLesson } from '../components/ToLesson.tsx';

/** The link to the next lesson, or from the last one back to the module; the main thing to do once the lesson is completed. */
export function NextStep({ detail, ref }: { detail: LessonDetail; ref: Ref<HTMLAnchorElement> }) {
  const { lesson, moduleId, nextLessonId } = detail;
  return (
    <Button
      asChild
      size="3"
      variant={lesson.completed ? 'solid' : 'soft'}
      color={lesson.completed ? undefined : 'gray'}
    >
      {nextLessonId ? (
        <ToLesson id={nextLessonId} ref={ref}>
          Next lesson
          <ArrowRight size={18} aria-hidden="true" />
        </ToLesson>
      ) : (
        <Link to={paths.module(moduleId)} ref={ref}>
          Back to module overview
        </Link>
      )}
    </Button>
  );
}
