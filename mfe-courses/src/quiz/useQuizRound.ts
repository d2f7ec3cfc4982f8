import { ApiError, useAction } from '@apologia/kit';
import { useStored } from '@apologia/kit/draft';
import type { WaitingCall } from '@apologia/kit/outbox';
import { useEffect, useEffectEvent, useState } from 'react';
import { deleteRound, nameOf, readRound, saveRound } from './draft.ts';
import { fittingAnswers, type QuizWithQuestions, type Round, wholeRound } from './round.ts';

export interface QuizSource {
  of: QuizWithQuestions;
  /** Whose draft it is: the learner, and the lesson or module. */
  owner: string;
  /** Resolves once the result is in `of`. */
  submit: (round: Round) => Promise<void>;
  /** What the learner's outbox sends where there is no line. */
  asCall: (round: Round) => Omit<WaitingCall, 'at'>;
  /** Reads the quiz again; `null` where there is none any more. */
  refetch: () => Promise<QuizWithQuestions | null>;
}

/** The last event of a quiz: it decides on the notice, and on where the focus goes. */
export type Moment = 'opened' | 'begun' | 'changed' | 'submitted' | 'left';

/** Few answers are given without a line. It comes with what keeps an opened lesson. */
const loadOutbox = () => import(/* webpackChunkName: "offline" */ '@apologia/kit/outbox');

const isChanged = (error: unknown) => error instanceof ApiError && error.envelope?.code === 'quiz_changed';

/** The round of a quiz that is under way (`null` while a result is shown), and how it begins and ends. */
export function useQuizRound({ of, owner, submit, asCall, refetch }: QuizSource) {
  const [current, setCurrent, isRead] = useStored<Round | null>(null, () => readRound(owner, of));
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
    // Without a line it fails at once, and the page says what becomes of the answers.
    networkMode: 'always',
    mutationFn: async (round: Round) => {
      try {
        await submit(round);
      } catch (error) {
        if (isChanged(error)) return carryOverToChanged(round);
        if (!(error instanceof ApiError)) await wait({ ...round, isWaiting: true });
        throw error;
      }
      deleteRound(owner, round);
      dropWaiting(round);
      setRound(null, 'submitted');
    },
  });

  /**
   * Sends a round as soon as there is a line again, wherever in the academy the reader is by then. The outbox sends it where they have
   * left, or the browser was closed.
   */
  async function wait(round: Round): Promise<void> {
    saveRound(owner, round);
    setCurrent(round);
    const send = () => {
      // Meanwhile it may have been changed, or sent by another tab.
      const saved = readRound(owner, of);
      if (saved?.isWaiting) sending.mutate(saved);
    };
    addEventListener('online', send, { once: true });
    // Where its code is not here, the round is sent when the quiz is next opened.
    await loadOutbox()
      .then(({ keepCall }) => keepCall(asCall(round)))
      .catch(() => undefined);
  }

  /** What waited to be sent does not any more. */
  function dropWaiting(round: Round): void {
    if (!round.isWaiting) return;
    loadOutbox()
      .then(({ dropCall }) => dropCall(asCall(round)))
      .catch(() => undefined);
  }

  const sendWaiting = useEffectEvent(() => {
    if (current?.isWaiting) sending.mutate(current);
  });
  useEffect(() => {
    if (isRead) sendWaiting();
  }, [isRead]);

  const followOtherTab = useEffectEvent(({ key, newValue }: StorageEvent) => {
    if (key !== nameOf(owner, of.quiz.revision) || sending.isPending) return;
    if (newValue !== null) setCurrent(readRound(owner, of));
    // It was submitted there, or left.
    else
      refetch().then(
        () => setRound(null, 'opened'),
        () => {},
      );
  });
  useEffect(() => {
    const listener = (event: StorageEvent) => followOtherTab(event);
    addEventListener('storage', listener);
    return () => removeEventListener('storage', listener);
  }, []);

  return {
    round: current ?? (of.quiz.last ? null : wholeRound(of)),
    moment,
    sending,
    begin: (round: Round) => setRound(round, 'begun'),
    answer(round: Round) {
      // What was about to be sent is not any more.
      if (round.isWaiting) sending.reset();
      dropWaiting(round);
      const changed = { ...round, isWaiting: false };
      saveRound(owner, changed);
      setCurrent(changed);
    },
    send: (round: Round) => sending.mutate(round),
    leave(round: Round) {
      deleteRound(owner, round);
      dropWaiting(round);
      sending.reset();
      setRound(null, 'left');
    },
  };
}
