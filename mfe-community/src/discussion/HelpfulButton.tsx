import { discussion, type GivenAnswer } from '@apologia/contract';
import { call, useAction } from '@apologia/kit';
import { ThumbsUp } from 'lucide-react';
import { TextButton } from '../writing/TextButton.tsx';
import { updateAnswer } from './cache.ts';
import styles from './Discussion.module.css';

interface HelpfulButtonProps {
  answer: GivenAnswer;
  questionId: string;
  about: string;
}

/** Marks an answer as helpful, or no more; one's own answer only says how many others it helped. */
export function HelpfulButton({
  answer: { id, helpful, isHelpful, isOwn },
  questionId,
  about,
}: HelpfulButtonProps) {
  const marking = useAction({
    mutationFn: (mark: boolean) => call(discussion.markHelpful, { params: { id }, body: { helpful: mark } }),
    onSuccess: (count, mark) => updateAnswer(questionId, id, () => ({ ...count, isHelpful: mark })),
    failure: 'It could not be noted. Please try again.',
  });
  if (isOwn) {
    return helpful > 0 ? <span className={styles.day}>Helpful to {helpful}</span> : null;
  }
  return (
    <TextButton
      about={about}
      aria-pressed={isHelpful}
      isPending={marking.isPending}
      onClick={() => marking.mutate(!isHelpful)}
    >
      <ThumbsUp size={15} fill={isHelpful ? 'currentColor' : 'none'} aria-hidden="true" />
      Helpful{helpful > 0 && ` · ${helpful}`}
    </TextButton>
  );
}
