import { discussion, type GivenAnswer } from '@apologia/contract';
import { call, useAction } from '@apologia/kit';
import { ThumbsUp } from 'lucide-react';
import { Quiet } from '../writing/Quiet.tsx';
import styles from './Discussion.module.css';
import { changeAnswer } from './known.ts';

interface HelpfulProps {
  answer: GivenAnswer;
  questionId: string;
  about: string;
}

/** Says that an answer helped, or takes it back; of one's own only how many others it helped. */
export function Helpful({ answer: { id, helpful, isHelpful, isOwn }, questionId, about }: HelpfulProps) {
  const marking = useAction({
    mutationFn: (mark: boolean) => call(discussion.markHelpful, { params: { id }, body: { helpful: mark } }),
    onSuccess: (counted, mark) => changeAnswer(questionId, id, () => ({ ...counted, isHelpful: mark })),
    failure: 'It could not be noted. Please try again.',
  });
  if (isOwn) {
    return helpful > 0 ? <span className={styles.day}>Helpful to {helpful}</span> : null;
  }
  return (
    <Quiet
      about={about}
      aria-pressed={isHelpful}
      isPending={marking.isPending}
      onClick={() => marking.mutate(!isHelpful)}
    >
      <ThumbsUp size={15} fill={isHelpful ? 'currentColor' : 'none'} aria-hidden="true" />
      Helpful{helpful > 0 && ` · ${helpful}`}
    </Quiet>
  );
}
