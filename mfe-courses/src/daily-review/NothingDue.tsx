import { Button, Link, Notice, paths, useTimeZone } from '@apologia/kit';
import { BookOpenCheck } from 'lucide-react';
import { dueInWords } from './dueInWords.ts';

interface NothingDueProps {
  /** When the next one comes back, and what it is; `null` where nothing waits. */
  nextDueAt: string | null;
  next: 'question' | 'verse';
}

/** Nothing waits now. */
export function NothingDue({ nextDueAt, next }: NothingDueProps) {
  const timeZone = useTimeZone();
  return (
    <Notice
      title={nextDueAt ? 'Nothing is due now' : 'Nothing to review yet'}
      mark={<BookOpenCheck size={36} strokeWidth={1.4} aria-hidden="true" />}
      actions={
        <Button asChild size="3">
          <Link to={paths.dashboard}>Back to the dashboard</Link>
        </Button>
      }
    >
      <p>
        {nextDueAt
          ? `You are up to date. The next ${next} comes back ${dueInWords(nextDueAt, new Date(), timeZone)}.`
          : 'A question you miss in a quiz comes back here a day later, then after longer and longer pauses, until it stays with you.'}
      </p>
    </Notice>
  );
}
