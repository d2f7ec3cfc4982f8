import { useSuspenseQuery } from '@apologia/kit';
import { useState } from 'react';
import { Chat } from './chat/Chat.tsx';
import { ChooseWorldview } from './choose/ChooseWorldview.tsx';
import { Locked } from './locked/Locked.tsx';
import { practiceScreen } from './queries.ts';
import styles from './Room.module.css';
import { Tips } from './Tips.tsx';

/** The selection or the conversation, with the tips beside it; for free learners what they would find here. */
export function Room() {
  const { data } = useSuspenseQuery(practiceScreen);
  const { isLocked, worldviews, conversation } = data;
  const [choosing, setChoosing] = useState(conversation === null);
  // What was there when the page opened does not take the focus; what the learner moves to does.
  const [moved, setMoved] = useState(false);
  if (isLocked) return <Locked worldviews={worldviews} />;
  const partner = worldviews.find(({ id }) => id === conversation?.worldview);
  const chosen = !choosing && conversation && partner;
  const moveTo = (place: 'choice' | 'conversation') => {
    setMoved(true);
    setChoosing(place === 'choice');
  };
  return (
    <div className={styles.room}>
      {chosen ? (
        <Chat
          conversation={conversation}
          partner={partner.name}
          takesFocus={moved}
          onNew={() => moveTo('choice')}
        />
      ) : (
        <ChooseWorldview
          worldviews={worldviews}
          inProgress={partner?.name}
          takesFocus={moved}
          onConversation={() => moveTo('conversation')}
        />
      )}
      <Tips />
    </div>
  );
}
