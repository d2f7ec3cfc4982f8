import {
  type Conversation,
  type ErrorEnvelope,
  limits,
  type PracticePartner,
  practice,
  visibleLength,
} from '@apologia/contract';
import { ApiError, useAction } from '@apologia/kit';
import { useState } from 'react';
import { useMessageDraft } from './draft.ts';
import { notifyUnsent, outcomeOf } from './failure.ts';
import { hear } from './hear.ts';
import { keepTurn } from './keepTurn.ts';

interface Saying {
  /** `null` where what was said last is to be answered. */
  said: string | null;
  choice?: string;
  partner?: PracticePartner;
  resume?: boolean;
}

/**
 * What the learner is writing, and what is on its way. A message that could not be kept comes back into the draft; one
 * that was kept and has no reply stays in the conversation.
 * @param partner who shall answer, if not whoever answers here
 */
export function useTalking(conversation: Conversation, partner?: PracticePartner) {
  const { id, worldview, awaitsReply } = conversation;
  const [heard, setHeard] = useState('');
  const [hasResumed, setResumed] = useState(false);
  const [refusedCare, setRefusedCare] = useState<ErrorEnvelope['care'] | null>(null);
  const { mutate, isPending, variables } = useAction({
    mutationFn({ said, ...how }: Saying) {
      setHeard('');
      setRefusedCare(null);
      if (said === null) return hear(practice.answer, { params: { id }, body: how }, setHeard);
      const body = { worldview, conversation: id, message: said, ...how };
      return hear(practice.message, { body }, setHeard);
    },
    onSuccess(turn) {
      setResumed(false);
      return keepTurn(turn);
    },
    async onError(error, { said }) {
      const care = error instanceof ApiError ? error.envelope?.care : undefined;
      // Whoever is in need is told where there is help; what they wrote is not kept in the tab either.
      if (care) return setRefusedCare(care);
      const outcome = await outcomeOf(error, conversation, said);
      if (outcome !== 'answered') notifyUnsent(error);
      if (outcome === 'not kept' && said !== null) {
        setDraft((written) => [said, written].filter(Boolean).join('\n'));
      }
    },
  });
  const [draft, setDraft] = useMessageDraft(conversation, isPending);

  const maySay = !isPending && !awaitsReply;
  const said = draft.trim();
  const tooMany = Math.max([...said].length - limits.practiceMessageMax, 0);
  const maySend = maySay && visibleLength(said) > 0 && tooMany === 0;
  return {
    draft,
    setDraft,
    /** How many characters the draft is too long. */
    tooMany,
    maySay,
    maySend,
    sendDraft() {
      if (!maySend) return;
      setDraft('');
      mutate({ said, partner, ...(hasResumed && { resume: true }) });
    },
    choose(text: string, choice: string) {
      if (maySay) mutate({ said: text, choice, partner });
    },
    /** Asks once more for the reply to what was said last. */
    askAgain: (whom = partner) => mutate({ said: null, partner: whom }),
    /** Whether they go on with the practice after it rested. */
    hasResumed,
    resume: () => setResumed(true),
    refusedCare,
    /** What of this is not in the conversation yet. */
    underWay: isPending ? { said: variables.said, heard } : null,
  };
}

export type Talking = ReturnType<typeof useTalking>;
