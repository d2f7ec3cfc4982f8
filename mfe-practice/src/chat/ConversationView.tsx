import type { Conversation } from '@apologia/contract';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { activeCareIn } from '../care/activeCare.ts';
import { LookingBack } from '../debrief/LookingBack.tsx';
import type { Screen } from '../queries.ts';
import { Chat } from './Chat.tsx';

interface ConversationViewProps {
  screen: Screen;
  conversation: Conversation;
  takesFocus: boolean;
}

/** A conversation and, when it is over, its debrief. */
export function ConversationView({
  screen: { worldviews, partner },
  conversation,
  takesFocus,
}: ConversationViewProps) {
  const { worldview, isEnded, table } = conversation;
  const heading = useRef<HTMLHeadingElement>(null);
  // Whoever ends it wants to see; when the partner does, their last words are read first.
  const [isEndedByLearner, setEndedByLearner] = useState(false);
  useEffect(() => {
    if (isEndedByLearner && isEnded) goTo(heading);
  }, [isEndedByLearner, isEnded]);
  return (
    <>
      <Chat
        conversation={conversation}
        partner={worldviews.find(({ id }) => id === worldview)?.name ?? ''}
        answering={partner}
        takesFocus={takesFocus}
        onEnded={() => setEndedByLearner(true)}
        onLookBack={() => goTo(heading)}
      />
      {/* Conversations of long ago have nothing on the table to look back on; after a need was told one does not. */}
      {isEnded && table && !activeCareIn(conversation) && (
        <LookingBack conversation={conversation} heading={heading} />
      )}
    </>
  );
}

function goTo({ current }: RefObject<HTMLElement | null>): void {
  current?.scrollIntoView();
  current?.focus({ preventScroll: true });
}
