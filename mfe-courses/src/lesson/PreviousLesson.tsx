import { Button } from '@apologia/kit';
import { ArrowLeft } from 'lucide-react';
import { ToLesson } from '../components/ToLesson.tsx';

/** The link to the previous lesson; nothing on the first. */
export function PreviousLesson({ id }: { id: string | null }) {
  if (!id) return <span />;
  return (
    <Button asChild size="3" variant="soft" color="gray">
      <ToLesson id={id}>
        <ArrowLeft size={18} aria-hidden="true" />
        Previous lesson
      </ToLesson>
    </Button>
  );
}
