import { type AskedQuestion, discussion } from '@apologia/contract';
import { call, useMutation } from '@apologia/kit';
import { Bell } from 'lucide-react';
import { Quiet } from '../writing/Quiet.tsx';
import { refused } from '../writing/refused.ts';
import { changeQuestion, rereadFollowed } from './known.ts';

/** Follows a question, or no more. It shows at once, and is taken back where it could not be noted. */
export function Follow({ question: { id, isFollowed }, about }: { question: AskedQuestion; about: string }) {
  const show = (followed: boolean) => changeQuestion(id, () => ({ isFollowed: followed }));
  const following = useMutation({
    mutationFn: (followed: boolean) => call(discussion.follow, { params: { id }, body: { followed } }),
    onMutate: show,
    onSuccess: rereadFollowed,
    onError(error, followed) {
      show(!followed);
      refused(error, 'It could not be noted. Please try again.');
    },
  });
  return (
    <Quiet
      about={about}
      aria-pressed={isFollowed}
      isPending={following.isPending}
      onClick={() => following.mutate(!isFollowed)}
    >
      <Bell size={15} fill={isFollowed ? 'currentColor' : 'none'} aria-hidden="true" />
      Follow
    </Quiet>
  );
}
