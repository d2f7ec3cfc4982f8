import { type Answer, type ReviewItem, study } from '@apologia/contract';
import { call, useMutation } from '@apologia/kit';
import { useState } from 'react';
import { Asking } from './Asking.tsx';
import { Explaining } from './Explaining.tsx';

interface ReviewQuestionProps {
  item: ReviewItem;
  isLast: boolean;
  onAnswered: (isRight: boolean) => void;
  onNext: () => void;
}

/** One question: asked, then explained in the same place. */
export function ReviewQuestion({ item, isLast, onAnswered, onNext }: ReviewQuestionProps) {
  const [answer, setAnswer] = useState<Answer>();
  const checking = useMutation({
    mutationFn: (given: Answer) =>
      call(study.answerReview, {
        body: { questionId: item.question.id, repetition: item.repetition, answer: given },
      }),
    onSuccess: ({ isRight }) => onAnswered(isRight),
  });
  if (checking.isSuccess) {
    return (
      <Explaining
        item={item}
        answer={checking.variables}
        reply={checking.data}
        isLast={isLast}
        onNext={onNext}
      />
    );
  }
  return (
    <Asking
      item={item}
      answer={answer}
      onChange={setAnswer}
      isChecking={checking.isPending}
      error={checking.error}
      onCheck={checking.mutate}
      onSkip={onNext}
    />
  );
}
