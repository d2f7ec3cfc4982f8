import { type AskedQuestion, discussion } from '@apologia/contract';
import { call, useAction } from '@apologia/kit';
import { Bell } from 'lucide-react';
import { Quiet } from '../writing/Quiet.tsx';
import { changeQuestion, rereadFollowed } from './known.ts';

/** Follows a question, or no more. It shows at once, and is taken back where it could not be noted. */
export function Follow({ question: { id, isFollowed }, about }: { question: AskedQuestion; about: string }) {
  const show = (followed: boolean) => changeQuestion(id, () => ({ isFollowed: followed }));
  const following = useAction({
    mutationFn: (followed: boolean) => call(discussion.follow, { params: { id }, body: { followed } }),
    onMutate: show,
    onSuccess: rereadFollowed,
    failure: 'It could not be noted. Please try again.',
    onError: (_, followed) => show(!followed),
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
