import { type Conversation, type ErrorEnvelope, limits, practice, visibleLength } from '@apologia/contract';
import { ApiError, useAction } from '@apologia/kit';
import { useState } from 'react';
import { cacheTurn } from './cacheTurn.ts';
import { useMessageDraft } from './draft.ts';
import { notifyUnsent, outcomeOf } from './outcome.ts';
import type { Answering } from './speaker.ts';
import { streamReply } from './streamReply.ts';

interface Turn {
  /** `null` where the last message is to be answered. */
  message: string | null;
  choice?: string;
  partner?: Answering;
  resume?: boolean;
}

/**
 * The message that the learner is writing, and the turn that is on its way. A message that could not be saved comes back
 * into the draft; one that was saved and has no reply stays in the conversation.
 * @param partner who shall answer, where it is not the academy's own
 */
export function useChat(conversation: Conversation, partner?: Answering) {
  const { id, worldview, awaitsReply } = conversation;
  const [reply, setReply] = useState('');
  const [hasResumed, setResumed] = useState(false);
  const [refusedCare, setRefusedCare] = useState<ErrorEnvelope['care'] | null>(null);
  const { mutate, isPending, variables } = useAction({
    mutationFn({ message, ...how }: Turn) {
      setReply('');
      setRefusedCare(null);
      if (message === null) return streamReply(practice.answer, { params: { id }, body: how }, setReply);
      const body = { worldview, conversation: id, message, ...how };
      return streamReply(practice.message, { body }, setReply);
    },
    onSuccess(turn) {
      setResumed(false);
      return cacheTurn(turn);
    },
    async onError(error, { message }) {
      const care = error instanceof ApiError ? error.envelope?.care : undefined;
      // Whoever is in need is told where there is help; what they wrote is not saved in the tab either.
      if (care) return setRefusedCare(care);
      const outcome = await outcomeOf(error, conversation, message);
      if (outcome !== 'answered') notifyUnsent(error);
      if (outcome === 'not saved' && message !== null) {
        setDraft((newer) => [message, newer].filter(Boolean).join('\n'));
      }
    },
  });
  const [draft, setDraft] = useMessageDraft(conversation, isPending);

  const isLearnersTurn = !isPending && !awaitsReply;
  const message = draft.trim();
  const tooMany = Math.max([...message].length - limits.practiceMessageMax, 0);
  const maySend = isLearnersTurn && visibleLength(message) > 0 && tooMany === 0;
  return {
    draft,
    setDraft,
    /** How many characters the draft is too long. */
    tooMany,
    maySend,
    sendDraft() {
      if (!maySend) return;
      setDraft('');
      mutate({ message, partner, ...(hasResumed && { resume: true }) });
    },
    choose(text: string, choice: string) {
      if (isLearnersTurn) mutate({ message: text, choice, partner });
    },
    /** Asks once more for the reply to the last message. */
    askAgain: (whom = partner) => mutate({ message: null, partner: whom }),
    /** Whether the learner goes on with the practice after it rested. */
    hasResumed,
    resume: () => setResumed(true),
    refusedCare,
    /** The turn that is on its way: the message, and what has come of the reply. */
    pendingTurn: isPending ? { message: variables.message, reply } : null,
  };
}

export type ChatState = ReturnType<typeof useChat>;
