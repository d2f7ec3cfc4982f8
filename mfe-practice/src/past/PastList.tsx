import { limits, practice, type WorldviewCard } from '@apologia/contract';
import { Button, call, queryClient, useSuspenseQuery } from '@apologia/kit';
import { useShowMore } from '@apologia/kit/showMore';
import { pastConversations } from '../queries.ts';
import { DeleteAll } from './DeleteAll.tsx';
import styles from './Past.module.css';
import { headingOf, PastEntry } from './PastEntry.tsx';

interface PastListProps {
  worldviews: WorldviewCard[];
  isLocked: boolean;
  onDeleted: () => void;
}

/** The conversations that are loaded, the one used last first. */
export function PastList({ worldviews, isLocked, onDeleted }: PastListProps) {
  const { data: conversations } = useSuspenseQuery(pastConversations);
  const { isWhole, button } = useShowMore({
    entries: conversations,
    pageSize: limits.conversationsOnAPage,
    fetchPage: (before) => call(practice.conversations, { query: { before } }),
    onFetched: (added) =>
      queryClient.setQueryData(pastConversations.queryKey, (cached = []) => [...cached, ...added]),
    headingOf,
    failure: 'More conversations could not be loaded. Please try again.',
  });
  if (conversations.length === 0) return <p className={styles.empty}>No conversations yet.</p>;
  return (
    <>
      <ul>
        {conversations.map((conversation) => (
          <PastEntry
            key={conversation.id}
            conversation={conversation}
            isLocked={isLocked}
            partner={worldviews.find(({ id }) => id === conversation.worldview)?.name ?? ''}
            onDeleted={onDeleted}
          />
        ))}
      </ul>
      <div className={styles.foot}>
        {!isWhole && (
          <Button {...button} size="3" variant="soft" className={styles.more}>
            Show more conversations
          </Button>
        )}
        <DeleteAll onDeleted={onDeleted} />
      </div>
    </>
  );
}
