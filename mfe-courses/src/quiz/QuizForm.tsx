import type { Answer } from '@apologia/contract';
import { Button } from '@apologia/kit';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { AnswerField } from '../question/AnswerField.tsx';
import { QuestionHeading } from '../question/QuestionHeading.tsx';
import { Controls } from './Controls.tsx';
import styles from './QuizForm.module.css';
import { isAnswerable, openQuestions, type Round } from './round.ts';
import { Steps } from './Steps.tsx';
import { SubmitFailed } from './SubmitFailed.tsx';
import type { Moment } from './useQuizRound.ts';

interface QuizFormProps {
  round: Round;
  moment: Moment;
  sending: { isPending: boolean; error: Error | null };
  onAnswer: (round: Round) => void;
  onSend: (round: Round) => void;
  /** Leads back to the last result, where there is one. */
  onLeave: (() => void) | null;
}

/** One question in view, and steps to the others. */
export function QuizForm({ round, moment, sending, onAnswer, onSend, onLeave }: QuizFormProps) {
  const questions = round.questions.filter(({ id }) => round.askedIds.includes(id));
  const open = openQuestions(round);
  const firstOpen = questions.findIndex((question) => open.includes(question));
  const [step, setStep] = useState(Math.max(firstOpen, 0));
  const heading = useRef<HTMLHeadingElement>(null);
  const lastStep = useRef(moment === 'opened' ? step : -1);
  useEffect(() => {
    if (lastStep.current !== step) heading.current?.focus();
    lastStep.current = step;
  }, [step]);

  const question = questions[step];
  if (!question) return null;
  const isLast = step === questions.length - 1;
  const change = (answer: Answer) =>
    onAnswer({ ...round, answers: { ...round.answers, [question.id]: answer } });
  const send = () => onSend(round);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isLast) setStep(step + 1);
    else if (open.length === 0) send();
  };

  return (
    <form className={styles.asking} onSubmit={submit}>
      {moment === 'changed' && (
        <p role="status" className={styles.changed}>
          The questions of this quiz were changed while you were reading. Here are the new ones.
        </p>
      )}
      <Steps questions={questions} kind={round.kind} open={open} step={step} onStep={setStep} />
      <div className={styles.question}>
        <QuestionHeading ref={heading}>{question.question}</QuestionHeading>
        {isAnswerable(round.kind, question) ? (
          <AnswerField
            key={question.id}
            question={question}
            value={round.answers[question.id]}
            onChange={change}
            disabled={sending.isPending}
          />
        ) : (
          <p className={styles.instructor}>
            This question is graded by an instructor and cannot be answered here. Think it through, then go
            on.
          </p>
        )}
      </div>
      <Controls
        step={step}
        openSteps={questions.flatMap((one, index) => (open.includes(one) ? [index] : []))}
        stepCount={questions.length}
        isPending={sending.isPending}
        onStep={setStep}
        onSend={send}
      />
      {sending.error && !sending.isPending && <SubmitFailed error={sending.error} onRetry={send} />}
      {onLeave && !sending.isPending && (
        <Button
          type="button"
          size="2"
          variant="ghost"
          color="gray"
          className={styles.leave}
          onClick={onLeave}
        >
          Back to my last result
        </Button>
      )}
    </form>
  );
}
