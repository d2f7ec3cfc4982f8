import { ApiError, useAction } from '@apologia/kit';
import { useState } from 'react';
import { deleteRound, readRound, saveRound } from './draft.ts';
import { type AskedQuiz, type Round, stillFitting, wholeRound } from './round.ts';

export interface QuizSource {
  of: AskedQuiz;
  /** Whose draft it is: the learner, and the lesson or module. */
  owner: string;
  /** Resolves once the result is in `of`. */
  submit: (round: Round) => Promise<void>;
  /** Reads the quiz again; `null` where none is left. */
  reread: () => Promise<AskedQuiz | null>;
}

/** What has just happened: it decides what is said, and where the reader is brought. */
export type Moment = 'opened' | 'begun' | 'changed' | 'submitted' | 'left';

const isChanged = (error: unknown) => error instanceof ApiError && error.envelope?.code === 'quiz_changed';

/** The go at a quiz that is under way (`null` while a result is shown), and how it begins and ends. */
export function useRounds({ of, owner, submit, reread }: QuizSource) {
  const [begun, setBegun] = useState(() => readRound(owner, of));
  const [moment, setMoment] = useState<Moment>('opened');

  const turnTo = (round: Round | null, now: Moment) => {
    setBegun(round);
    setMoment(now);
  };

  const takeUpChanged = async (was: Round) => {
    const now = await reread();
    const round = now && wholeRound(now, stillFitting(was.answers, was.questions, now.questions));
    deleteRound(owner, was);
    if (round) saveRound(owner, round);
    turnTo(round, 'changed');
  };

  const sending = useAction({
    mutationFn: async (round: Round) => {
      try {
        await submit(round);
      } catch (error) {
        if (isChanged(error)) return takeUpChanged(round);
        throw error;
      }
      deleteRound(owner, round);
      turnTo(null, 'submitted');
    },
  });

  return {
    round: begun ?? (of.quiz.last ? null : wholeRound(of)),
    moment,
    sending,
    begin: (round: Round) => turnTo(round, 'begun'),
    answer(round: Round) {
      saveRound(owner, round);
      setBegun(round);
    },
    send: (round: Round) => sending.mutate(round),
    leave(round: Round) {
      deleteRound(owner, round);
      sending.reset();
      turnTo(null, 'left');
    },
  };
}
