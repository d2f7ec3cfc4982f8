import { type Conversation, type ErrorEnvelope, limits, practice, visibleLength } from '@apologia/contract';
import { ApiError, useMutation } from '@apologia/kit';
import { useEffect, useState } from 'react';
import { saveDraft, savedDraft } from './draft.ts';
import { outcomeOf, tell } from './failure.ts';
import { hear } from './hear.ts';
import { keepTurn } from './keepTurn.ts';
import type { Answering } from './speaking.ts';

interface Saying {
  /** `null` where what was said last is to be answered. */
  said: string | null;
  choice?: string;
  partner?: Answering;
  resume?: boolean;
}

/**
 * What the learner is writing, and what is on its way. A message that could not be kept comes back into the draft; one
 * that was kept and has no reply stays in the conversation.
 * @param partner who shall answer, if not whoever answers here
 */
export function useTalking(conversation: Conversation, partner?: Answering) {
  const { id, worldview, awaitsReply } = conversation;
  const [draft, setDraft] = useState(() => savedDraft(conversation));
  const [heard, setHeard] = useState('');
  const [hasResumed, setResumed] = useState(false);
  const [refusedCare, setRefusedCare] = useState<ErrorEnvelope['care'] | null>(null);
  const { mutate, isPending, variables } = useMutation({
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
      if (outcome !== 'answered') tell(error);
      if (outcome === 'not kept' && said !== null) {
        setDraft((written) => [said, written].filter(Boolean).join('\n'));
      }
    },
  });
  useEffect(() => {
    // What is on its way stays saved: a reload may come before it was kept.
    if (draft || !isPending) saveDraft(id, draft);
  }, [id, draft, isPending]);

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
