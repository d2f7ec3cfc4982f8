import { type AskedQuestion, discussion } from '@apologia/contract';
import { call, useAction } from '@apologia/kit';
import { Bell } from 'lucide-react';
import { TextButton } from '../writing/TextButton.tsx';
import { invalidateFollowed, updateQuestion } from './cache.ts';

/** Follows a question, or no more. The change shows at once, and is undone where it could not be saved. */
export function FollowButton({
  question: { id, isFollowed },
  about,
}: {
  question: AskedQuestion;
  about: string;
}) {
  const setFollowed = (followed: boolean) => updateQuestion(id, () => ({ isFollowed: followed }));
  const following = useAction({
    mutationFn: (followed: boolean) => call(discussion.follow, { params: { id }, body: { followed } }),
    onMutate: setFollowed,
    onSuccess: invalidateFollowed,
    failure: 'It could not be noted. Please try again.',
    onError: (_, followed) => setFollowed(!followed),
  });
  return (
    <TextButton
      about={about}
      aria-pressed={isFollowed}
      isPending={following.isPending}
      onClick={() => following.mutate(!isFollowed)}
    >
      <Bell size={15} fill={isFollowed ? 'currentColor' : 'none'} aria-hidden="true" />
      Follow
    </TextButton>
  );
}
