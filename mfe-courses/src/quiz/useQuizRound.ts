import { ApiError, useAction } from '@apologia/kit';
import { useStored } from '@apologia/kit/draft';
import { useState } from 'react';
import { deleteRound, readRound, saveRound } from './draft.ts';
import { fittingAnswers, type QuizWithQuestions, type Round, wholeRound } from './round.ts';

export interface QuizSource {
  of: QuizWithQuestions;
  /** Whose draft it is: the learner, and the lesson or module. */
  owner: string;
  /** Resolves once the result is in `of`. */
  submit: (round: Round) => Promise<void>;
  /** Reads the quiz again; `null` where there is none any more. */
  refetch: () => Promise<QuizWithQuestions | null>;
}

/** The last event of a quiz: it decides on the notice, and on where the focus goes. */
export type Moment = 'opened' | 'begun' | 'changed' | 'submitted' | 'left';

const isChanged = (error: unknown) => error instanceof ApiError && error.envelope?.code === 'quiz_changed';

/** The round of a quiz that is under way (`null` while a result is shown), and how it begins and ends. */
export function useQuizRound({ of, owner, submit, refetch }: QuizSource) {
  const [current, setCurrent] = useStored<Round | null>(null, () => readRound(owner, of));
  const [moment, setMoment] = useState<Moment>('opened');

  const setRound = (round: Round | null, event: Moment) => {
    setCurrent(round);
    setMoment(event);
  };

  const carryOverToChanged = async (old: Round) => {
    const quiz = await refetch();
    const round = quiz && wholeRound(quiz, fittingAnswers(old.answers, old.questions, quiz.questions));
    deleteRound(owner, old);
    if (round) saveRound(owner, round);
    setRound(round, 'changed');
  };

  const sending = useAction({
    mutationFn: async (round: Round) => {
      try {
        await submit(round);
      } catch (error) {
        if (isChanged(error)) return carryOverToChanged(round);
        throw error;
      }
      deleteRound(owner, round);
      setRound(null, 'submitted');
    },
  });

  return {
    round: current ?? (of.quiz.last ? null : wholeRound(of)),
    moment,
    sending,
    begin: (round: Round) => setRound(round, 'begun'),
    answer(round: Round) {
      saveRound(owner, round);
      setCurrent(round);
    },
    send: (round: Round) => sending.mutate(round),
    leave(round: Round) {
      deleteRound(owner, round);
      sending.reset();
      setRound(null, 'left');
    },
  };
}
