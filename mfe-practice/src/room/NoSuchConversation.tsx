import { Button, Link } from '@apologia/kit';
import { PastLink } from '../past/PastLink.tsx';
import { newConversationAddress } from '../view.ts';
import styles from './NoSuchConversation.module.css';

/** It was deleted, or the address is not quite right. */
export function NoSuchConversation() {
  return (
    <section className={styles.none} aria-labelledby="no-conversation">
      <h2 id="no-conversation">There is no such conversation</h2>
      <p>It may have been deleted, or its address is not complete.</p>
      <div className={styles.actions}>
        <Button size="3" asChild>
          <Link to={newConversationAddress}>New Conversation</Link>
        </Button>
        <PastLink />
      </div>
    </section>
  );
}
