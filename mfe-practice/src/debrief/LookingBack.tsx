import type { Conversation } from '@apologia/contract';
import { Button, RegionBoundary, useNavigate } from '@apologia/kit';
import type { Ref } from 'react';
import { PastLink } from '../past/PastLink.tsx';
import { newConversationAddress } from '../view.ts';
import { DebriefContent } from './DebriefContent.tsx';
import { DebriefSkeleton } from './DebriefSkeleton.tsx';
import styles from './LookingBack.module.css';

interface LookingBackProps {
  conversation: Conversation;
  heading: Ref<HTMLHeadingElement>;
}

/** The debrief of a conversation: what the learner did in it, in their own words. */
export function LookingBack({ conversation, heading }: LookingBackProps) {
  const navigate = useNavigate();
  const hasSpoken = conversation.messages.some(({ role }) => role === 'user');
  return (
    <section className={styles.back} aria-labelledby="looking-back">
      <h2 ref={heading} id="looking-back" tabIndex={-1} className={styles.title}>
        Looking back
      </h2>
      {hasSpoken ? (
        <RegionBoundary skeleton={<DebriefSkeleton />}>
          <DebriefContent id={conversation.id} />
        </RegionBoundary>
      ) : (
        <p className={styles.nothing}>
          You only listened this time. There is nothing to look back on yet, and nothing lost.
        </p>
      )}
      <div className={styles.actions}>
        <Button size="3" onClick={() => navigate(newConversationAddress)}>
          New Conversation
        </Button>
        <PastLink />
      </div>
    </section>
  );
}
