import { type PastConversation, practice } from '@apologia/contract';
import { Button, call, queryClient, useMutation } from '@apologia/kit';
import { pastConversations } from '../queries.ts';
import { refused } from '../refused.ts';
import styles from './Past.module.css';

interface MoreConversationsProps {
  /** The cursor of the last one that is known. */
  before: string;
  onCame: (more: PastConversation[]) => void;
}

/** Asks for the next page. */
export function MoreConversations({ before, onCame }: MoreConversationsProps) {
  const asking = useMutation({
    mutationFn: () => call(practice.conversations, { query: { before } }),
    onSuccess(more) {
      queryClient.setQueryData(pastConversations.queryKey, (known = []) => [...known, ...more]);
      onCame(more);
    },
    onError: (error) => refused(error, 'More conversations could not be loaded. Please try again.'),
  });
  return (
    <Button
      size="3"
      variant="soft"
      className={styles.more}
      loading={asking.isPending}
      onClick={() => asking.mutate()}
    >
      Show more conversations
    </Button>
  );
}
