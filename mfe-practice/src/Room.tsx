import { useSuspenseQuery } from '@apologia/kit';
import { useState } from 'react';
import type { Asked } from './asked.ts';
import { Talk } from './chat/Talk.tsx';
import { ChooseWorldview } from './choose/ChooseWorldview.tsx';
import { Locked } from './locked/Locked.tsx';
import { NoSuchConversation } from './NoSuchConversation.tsx';
import { Past } from './past/Past.tsx';
import { practiceScreen } from './queries.ts';
import styles from './Room.module.css';
import { Tips } from './Tips.tsx';
import { useShown } from './useShown.ts';

interface RoomProps {
  asked: Asked;
  /** What was there when the page opened does not take the focus; what the learner moves to does. */
  takesFocus: boolean;
}

/** The choice of a partner, a conversation or those of the past; for free learners what they would find here. */
export function Room({ asked, takesFocus }: RoomProps) {
  const wanted = asked.view === 'talk' ? asked.conversation : undefined;
  const { data: screen } = useSuspenseQuery(practiceScreen(wanted));
  const { isLocked, worldviews, hasPast } = screen;
  // Whoever deletes the last one stays where they are.
  const [hadPast] = useState(hasPast);
  const conversation = asked.view === 'talk' ? screen.conversation : null;
  useShown(screen, conversation, wanted);

  if (asked.view === 'past' && (!isLocked || hadPast)) {
    return <Past worldviews={worldviews} isLocked={isLocked} takesFocus={takesFocus} />;
  }
  if (isLocked) return <Locked worldviews={worldviews} hasPast={hasPast} />;
  if (conversation) {
    return (
      <div className={styles.talk}>
        <Talk key={conversation.id} screen={screen} conversation={conversation} takesFocus={takesFocus} />
        <Tips />
      </div>
    );
  }
  if (wanted && wanted !== 'new') return <NoSuchConversation />;
  return (
    <div className={styles.choice}>
      <ChooseWorldview worldviews={worldviews} takesFocus={takesFocus} />
      <Tips />
    </div>
  );
}
