import type { WorldviewCard } from '@apologia/contract';
import { Link, useQuery } from '@apologia/kit';
import { PastLink } from '../past/PastLink.tsx';
import { practiceScreen } from '../queries.ts';
import { conversationAddress } from '../view.ts';
import styles from './OtherConversations.module.css';

/** Instead of a new one: the conversation that is open, and those that were. */
export function OtherConversations({ worldviews }: { worldviews: WorldviewCard[] }) {
  const { data } = useQuery(practiceScreen());
  const open = data?.conversation;
  return (
    <div className={styles.others}>
      <PastLink />
      {open && (
        <Link to={conversationAddress(open.id)} className={styles.back}>
          Back to your conversation ({worldviews.find(({ id }) => id === open.worldview)?.name})
        </Link>
      )}
    </div>
  );
}
