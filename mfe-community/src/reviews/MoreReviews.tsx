import { community, type Review } from '@apologia/contract';
import { Button, call, queryClient, useMutation } from '@apologia/kit';
import { reviewList } from '../queries.ts';
import { refused } from '../writing/refused.ts';
import { useFocusBack } from '../writing/useFocusBack.ts';
import styles from './ReviewList.module.css';

/** Asks for the next page. @param before the cursor of the last review that is known */
export function MoreReviews({ before, onCame }: { before: string; onCame: (more: Review[]) => void }) {
  const asking = useMutation({
    mutationFn: () => call(community.reviews, { query: { before } }),
    onSuccess(more) {
      queryClient.setQueryData(reviewList.queryKey, (known = []) => [...known, ...more]);
      onCame(more);
    },
    onError: (error) => refused(error, 'More reviews could not be loaded. Please try again.'),
  });
  const button = useFocusBack(asking.isPending);
  return (
    <Button
      ref={button}
      size="3"
      variant="soft"
      className={styles.more}
      loading={asking.isPending}
      onClick={() => asking.mutate()}
    >
      Show more reviews
    </Button>
  );
}
