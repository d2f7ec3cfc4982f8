import type { LessonDetail } from '@apologia/contract';
import { Button, Link, paths } from '@apologia/kit';
import { ArrowRight } from 'lucide-react';
import { ToLesson } from '../components/ToLesson.tsx';
import { toKnowledgeCheck } from '../module/knowledgeCheckId.ts';

/** What to do once a lesson is completed: the next lesson; after the last one the Knowledge Check, and the module. */
export function NextStep({ detail }: { detail: LessonDetail }) {
  const { moduleId, nextLessonId, hasKnowledgeCheck } = detail;
  if (nextLessonId)
    return (
      <Button asChild size="3">
        <ToLesson id={nextLessonId}>
          Next lesson
          <ArrowRight size={18} aria-hidden="true" />
        </ToLesson>
      </Button>
    );
  return (
    <>
      {hasKnowledgeCheck && (
        <Button asChild size="3">
          <Link to={toKnowledgeCheck(moduleId)}>
            To the Knowledge Check
            <ArrowRight size={18} aria-hidden="true" />
          </Link>
        </Button>
      )}
      <Button asChild size="3" variant={hasKnowledgeCheck ? 'soft' : 'solid'}>
        <Link to={paths.module(moduleId)}>Back to module overview</Link>
      </Button>
    </>
  );
}
