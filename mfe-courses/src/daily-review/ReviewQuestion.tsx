import { type Answer, type ReviewItem, study } from '@apologia/contract';
import { call, useAction } from '@apologia/kit';
import { useDraft } from '@apologia/kit/draft';
import { useDraftOwner } from '../components/useDraftOwner.ts';
import { ReviewFeedback } from './ReviewFeedback.tsx';
import { ReviewForm } from './ReviewForm.tsx';

interface ReviewQuestionProps {
  item: ReviewItem;
  isLast: boolean;
  onAnswered: (isRight: boolean) => void;
  onNext: () => void;
}

/** One question: asked, then explained in the same place. */
export function ReviewQuestion({ item, isLast, onAnswered, onNext }: ReviewQuestionProps) {
  const { questionType, options } = item.question;
  const owner = useDraftOwner();
  const name = `review-answer ${owner} ${item.question.id} ${item.repetition}`;
  const [answer, setAnswer, discard] = useDraft<Answer | undefined>(name, undefined, {
    restore: (saved) => (questionType === 'mc' ? optionIn(options, saved) : saved),
  });
  const checking = useAction({
    mutationFn: (submitted: Answer) =>
      call(study.answerReview, {
        body: { questionId: item.question.id, repetition: item.repetition, answer: submitted },
      }),
    onSuccess({ isRight }) {
      discard();
      onAnswered(isRight);
    },
  });
  if (checking.isSuccess) {
    return (
      <ReviewFeedback
        item={item}
        answer={checking.variables}
        reply={checking.data}
        isLast={isLast}
        onNext={onNext}
      />
    );
  }
  return (
    <ReviewForm
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

/** The index of an option that was chosen, as long as there is such an option. */
function optionIn(options: readonly string[], saved: string): number | null {
  const index = Number(saved);
  return options[index] === undefined ? null : index;
}
