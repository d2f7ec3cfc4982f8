import { type ReactNode, useId } from 'react';
import styles from './Quiz.module.css';
import { QuizForm } from './QuizForm.tsx';
import { Result } from './Result.tsx';
import { missedRound, wholeRound } from './round.ts';
import { type QuizSource, useQuizRound } from './useQuizRound.ts';

interface QuizProps extends QuizSource {
  heading: string;
  id?: string;
  /** What depends on the quiz. */
  note?: ReactNode;
  /** What is achieved with the result. @param isNew whether it was just now */
  achieved?: (isNew: boolean) => ReactNode;
  /** What to do next, with the result. */
  next: ReactNode;
}

/** A quiz: asked one question at a time, then answered with reasons. */
export function Quiz({ heading, id, note, achieved, next, ...source }: QuizProps) {
  const headingId = useId();
  const { of } = source;
  const { last } = of.quiz;
  const { round, moment, sending, begin, answer, send, leave } = useQuizRound(source);
  return (
    <section id={id} className={`no-print ${styles.quiz}`} aria-labelledby={headingId}>
      <h2 id={headingId}>{heading}</h2>
      {round && note}
      {round && (
        <QuizForm
          // Another round starts at its own first question.
          key={`${round.revision} ${round.attempt}`}
          round={round}
          moment={moment}
          sending={{ isPending: sending.isPending, error: sending.error }}
          onAnswer={answer}
          onSend={send}
          onLeave={last && (() => leave(round))}
        />
      )}
      {!round && last && (
        <Result
          of={of}
          last={last}
          moment={moment}
          note={note}
          achieved={achieved?.(moment === 'submitted')}
          next={next}
          onRetry={() => begin(wholeRound(of))}
          onRetryMissed={() => begin(missedRound(of, last))}
        />
      )}
    </section>
  );
}
