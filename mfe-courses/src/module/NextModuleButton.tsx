import type { ModuleDetail } from '@apologia/contract';
import { Button, Link, paths } from '@apologia/kit';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { subjectLink } from '../subjects.ts';

/** What to do once a module is completed: with its subject completed the certificate; the next module that is open; else the list. */
export function NextModuleButton({ detail }: { detail: ModuleDetail }) {
  const { module, nextOpen, othersCompleted } = detail;
  const subject = subjectLink(module.category);
  return (
    <>
      {othersCompleted && (
        <Button asChild size="3">
          <Link to={subject.to}>To the certificate</Link>
        </Button>
      )}
      {nextOpen && (
        <Button asChild size="3" variant={othersCompleted ? 'soft' : 'solid'}>
          <Link to={paths.module(nextOpen.id)}>
            Next module
            <ArrowRight size={18} aria-hidden="true" />
          </Link>
        </Button>
      )}
      {!nextOpen && !othersCompleted && (
        <Button asChild size="3">
          <Link to={subject.to}>
            <ArrowLeft size={18} aria-hidden="true" />
            Back to modules
          </Link>
        </Button>
      )}
    </>
  );
}
