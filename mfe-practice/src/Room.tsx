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
  // A conversation that was there when the page opened does not take the focus; a new one does.
  const [begun, setBegun] = useState(false);
  if (isLocked) return <Locked worldviews={worldviews} />;
  const partner = worldviews.find(({ id }) => id === conversation?.worldview);
  const chosen = !choosing && conversation && partner;
  const begin = () => {
    setBegun(true);
    setChoosing(false);
  };
  return (
    <div className={styles.room}>
      {chosen ? (
        <Chat
          conversation={conversation}
          partner={partner.name}
          takesFocus={begun}
          onNew={() => setChoosing(true)}
        />
      ) : (
        <ChooseWorldview
          worldviews={worldviews}
          inProgress={partner?.name}
          onBegin={begin}
          onResume={begin}
        />
      )}
      <Tips />
    </div>
  );
}
