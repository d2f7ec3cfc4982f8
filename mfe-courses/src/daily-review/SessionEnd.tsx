import type { DailyReview } from '@apologia/contract';
import { Button, counted, Link, paths, queryClient, useAction, useQuery } from '@apologia/kit';
import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { dueInWords } from './dueInWords.ts';
import { dailyReview } from './queries.ts';
import styles from './SessionEnd.module.css';

interface SessionEndProps {
  /** Of the questions that were answered, which were right. */
  outcome: readonly boolean[];
  /** Due questions that were not answered: left out, or beyond what a session holds. */
  left: number;
  onAnother: (session: DailyReview) => void;
}

/** The end of a session: how it went, and when to come back. */
export function SessionEnd({ outcome, left, onAnother }: SessionEndProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  const another = useAction({
    mutationFn: () => queryClient.fetchQuery({ ...dailyReview, staleTime: 0 }),
    onSuccess: onAnother,
    failure: 'The next questions could not be loaded. Please try again.',
  });
  return (
    <section className="notice">
      <Check className={styles.mark} size={36} aria-hidden="true" />
      <h1 ref={heading} tabIndex={-1}>
        {left > 0 ? 'One session done' : 'Done for today'}
      </h1>
      <div className={`notice-text ${styles.text}`}>
        <p>{outcomeInWords(outcome)}</p>
        {left > 0 ? <p>{counted(left, 'more question')} due.</p> : <NextTime />}
      </div>
      <div className="notice-actions">
        <Button asChild size="3">
          <Link to={paths.dashboard}>Back to the dashboard</Link>
        </Button>
        {left > 0 && (
          <Button size="3" variant="soft" loading={another.isPending} onClick={() => another.mutate()}>
            Another session
          </Button>
        )}
      </div>
    </section>
  );
}

function outcomeInWords(outcome: readonly boolean[]): string {
  const right = outcome.filter(Boolean).length;
  if (outcome.length === 0) return 'Nothing was answered this time. It is all still here.';
  if (right === 0) return 'None right this time. That is what coming back is for.';
  if (right < outcome.length) return `${right} of ${outcome.length} right.`;
  return right === 1 ? 'Right, and well kept.' : `All ${right} right. Well kept.`;
}

/** When the next question comes back. The line is there before that is loaded. */
function NextTime() {
  const { data, isFetching } = useQuery(dailyReview);
  const next = isFetching ? null : data?.nextDueAt;
  return (
    <p className={styles.next}>{next && `The next question comes back ${dueInWords(next, new Date())}.`}</p>
  );
}
