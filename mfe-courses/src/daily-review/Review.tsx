import type { DailyReview } from '@apologia/contract';
import { useSuspenseQuery } from '@apologia/kit';
import { useState } from 'react';
import { Introduction } from './Introduction.tsx';
import { NothingDue } from './NothingDue.tsx';
import { dailyReview } from './queries.ts';
import { ReviewSkeleton } from './ReviewSkeleton.tsx';
import { Session } from './Session.tsx';
import { SessionEnd } from './SessionEnd.tsx';

/** The questions of one session: fixed when it begins, whatever is read meanwhile. */
interface Stage {
  session: DailyReview;
  /** Of the questions that were answered, which were right; there once the session is over. */
  outcome?: readonly boolean[];
}

/** The questions due today: an introduction, the questions one by one, and their outcome. */
export function Review() {
  const { data, isFetching } = useSuspenseQuery(dailyReview);
  const [stage, setStage] = useState<Stage | null>(null);
  if (stage?.outcome) {
    return (
      <SessionEnd
        outcome={stage.outcome}
        left={stage.session.due - stage.outcome.length}
        onAnother={(session) => setStage({ session })}
      />
    );
  }
  if (stage && stage.session.items.length > 0) {
    const { session } = stage;
    return <Session items={session.items} onFinish={(outcome) => setStage({ session, outcome })} />;
  }
  // What was read before may have been answered since.
  if (isFetching) return <ReviewSkeleton />;
  if (data.items.length === 0) return <NothingDue nextDueAt={data.nextDueAt} />;
  return <Introduction review={data} onBegin={() => setStage({ session: data })} />;
}
