import { limits, type WorldviewCard } from '@apologia/contract';
import { useSuspenseQuery } from '@apologia/kit';
import { useState } from 'react';
import { pastConversations } from '../queries.ts';
import { DeleteAll } from './DeleteAll.tsx';
import { MoreConversations } from './MoreConversations.tsx';
import styles from './Past.module.css';
import { PastEntry } from './PastEntry.tsx';

interface PastListProps {
  worldviews: WorldviewCard[];
  isLocked: boolean;
  onDeleted: () => void;
}

/** The conversations, the one used last first, as many as were asked for. */
export function PastList({ worldviews, isLocked, onDeleted }: PastListProps) {
  const { data: conversations } = useSuspenseQuery(pastConversations);
  // The last one of all, once a page came that was not full.
  const [end, setEnd] = useState<string>();
  const [goOnAt, setGoOnAt] = useState<string>();
  const last = conversations.at(-1);
  // A full page may be the last one: then the next is empty.
  const isWhole = conversations.length % limits.conversationsOnAPage !== 0 || end === last?.id;
  if (!last) return <p className={styles.empty}>No conversations yet.</p>;
  return (
    <>
      <ul>
        {conversations.map((conversation) => (
          <PastEntry
            key={conversation.id}
            conversation={conversation}
            isLocked={isLocked}
            partner={worldviews.find(({ id }) => id === conversation.worldview)?.name ?? ''}
            takesFocus={conversation.id === goOnAt}
            onDeleted={onDeleted}
          />
        ))}
      </ul>
      <div className={styles.foot}>
        {!isWhole && (
          <MoreConversations
            before={last.cursor}
            onCame={(more) => {
              if (more.length < limits.conversationsOnAPage) setEnd((more.at(-1) ?? last).id);
              setGoOnAt((more[0] ?? last).id);
            }}
          />
        )}
        <DeleteAll onDeleted={onDeleted} />
      </div>
    </>
  );
}
