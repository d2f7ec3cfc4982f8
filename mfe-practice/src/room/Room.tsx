import { useSuspenseQuery } from '@apologia/kit';
import { useState } from 'react';
import { ConversationView } from '../chat/ConversationView.tsx';
import { ChooseWorldview } from '../choose/ChooseWorldview.tsx';
import { Locked } from '../locked/Locked.tsx';
import { Past } from '../past/Past.tsx';
import { practiceScreen } from '../queries.ts';
import type { View } from '../view.ts';
import { NoSuchConversation } from './NoSuchConversation.tsx';
import styles from './Room.module.css';
import { Tips } from './Tips.tsx';
import { useCurrentConversation } from './useCurrentConversation.ts';

interface RoomProps {
  view: View;
  /** Whether the learner has moved to this view; the view that the page opened with does not take the focus. */
  takesFocus: boolean;
}

/** The practice room: the choice of a partner, a conversation or past ones; for free learners the offer of Premium. */
export function Room({ view, takesFocus }: RoomProps) {
  const requestedId = view.name === 'talk' ? view.conversation : undefined;
  const { data: screen } = useSuspenseQuery(practiceScreen(requestedId));
  const { isLocked, worldviews, hasPast } = screen;
  // Whoever deletes the last one stays where they are.
  const [hadPast] = useState(hasPast);
  const conversation = view.name === 'talk' ? screen.conversation : null;
  useCurrentConversation(screen, conversation, requestedId);

  if (view.name === 'past' && (!isLocked || hadPast)) {
    return <Past worldviews={worldviews} isLocked={isLocked} takesFocus={takesFocus} />;
  }
  if (isLocked) return <Locked worldviews={worldviews} hasPast={hasPast} />;
  if (conversation) {
    return (
      <div className={styles.talk}>
        <ConversationView
          key={conversation.id}
          screen={screen}
          conversation={conversation}
          takesFocus={takesFocus}
        />
        <Tips />
      </div>
    );
  }
  if (requestedId && requestedId !== 'new') return <NoSuchConversation />;
  return (
    <div className={styles.choice}>
      <ChooseWorldview worldviews={worldviews} takesFocus={takesFocus} />
      <Tips />
    </div>
  );
}
