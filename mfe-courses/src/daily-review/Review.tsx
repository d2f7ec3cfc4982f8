import type { DailyReview, LearnedVerse } from '@apologia/contract';
import { useSuspenseQuery } from '@apologia/kit';
import { useState } from 'react';
import { learnedVerses } from '../memory/queries.ts';
import { VerseList } from '../memory/VerseList.tsx';
import { Introduction } from './Introduction.tsx';
import { NothingDue } from './NothingDue.tsx';
import { dailyReview } from './queries.ts';
import { ReviewSkeleton } from './ReviewSkeleton.tsx';
import { Session } from './Session.tsx';
import { SessionEnd } from './SessionEnd.tsx';

/** The questions and verses of one session: fixed when it begins, whatever is read meanwhile. */
interface Stage {
  session: DailyReview;
  verses: readonly LearnedVerse[];
  /** There once the session is over. */
  end?: {
    /** Of what was answered, what was right. */
    outcome: readonly boolean[];
    /** The questions among it. */
    answered: number;
  };
}

/** What is due today: an introduction, the questions one by one, the verses, and their outcome. */
export function Review() {
  const { data, isFetching } = useSuspenseQuery(dailyReview);
  const { verses } = useSuspenseQuery(learnedVerses).data;
  const [stage, setStage] = useState<Stage | null>(null);
  if (stage?.end) {
    return (
      <SessionEnd
        outcome={stage.end.outcome}
        left={stage.session.due - stage.end.answered}
        onAnother={(session) => setStage({ session, verses: [] })}
      />
    );
  }
  if (stage && stage.session.items.length + stage.verses.length > 0) {
    return (
      <Session
        items={stage.session.items}
        verses={stage.verses}
        onFinish={(outcome, answered) => setStage({ ...stage, end: { outcome, answered } })}
      />
    );
  }
  // What was read before may have been answered since.
  if (isFetching) return <ReviewSkeleton />;
  const nextVerse = verses[0]?.dueAt;
  const isVerseNext = nextVerse !== undefined && (data.nextDueAt === null || nextVerse < data.nextDueAt);
  const dueVerses = verses.filter(({ isDue }) => isDue);
  const begin = () => setStage({ session: data, verses: dueVerses });
  return (
    <>
      {data.items.length + dueVerses.length === 0 ? (
        <NothingDue
          nextDueAt={isVerseNext ? nextVerse : data.nextDueAt}
          next={isVerseNext ? 'verse' : 'question'}
        />
      ) : (
        <Introduction review={data} verses={dueVerses.length} onBegin={begin} />
      )}
      <VerseList verses={verses} />
    </>
  );
}
