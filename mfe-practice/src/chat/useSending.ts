import { type Conversation, practice } from '@apologia/contract';
import { ApiError, call, queryClient, sentenceOf, toast, useMutation } from '@apologia/kit';
import { useState } from 'react';
import { keepConversation, practiceScreen } from '../queries.ts';

const failed = 'Failed to send message. Please try again.';

/** What the learner is writing and what is on its way. A message that does not arrive comes back to the draft. */
export function useSending(conversation: Conversation) {
  const [draft, setDraft] = useState('');
  const message = useMutation({
    mutationFn: ({ said, to }: { said: string; to: Conversation }) =>
      call(practice.message, { body: { worldview: to.worldview, message: said } }),
    // A reply that comes after a new conversation was opened belongs to the old one.
    onSuccess: ({ reply, isEnded }, { said, to }) =>
      keepConversation((known) => (known === to ? withTurn(to, said, reply, isEnded) : known)),
    onError: (error, { said }) => {
      setDraft((written) => [said, written].filter(Boolean).join('\n'));
      // A refusal says its own reason; another try would meet it again.
      const refused = error instanceof ApiError && error.status < 500;
      toast({
        title: 'Error',
        description: refused ? sentenceOf(error, failed) : failed,
        tone: 'destructive',
      });
      if (refused) queryClient.invalidateQueries({ queryKey: practiceScreen.queryKey });
    },
  });
  const send = () => {
    const said = draft.trim();
    if (!said || message.isPending) return;
    setDraft('');
    message.mutate({ said, to: conversation });
  };
  return { draft, setDraft, send, sending: message.isPending ? message.variables.said : null };
}

function withTurn(known: Conversation, said: string, reply: string, isEnded: boolean): Conversation {
  const turn = [
    { role: 'user', content: said },
    { role: 'assistant', content: reply },
  ] as const;
  return { ...known, isEnded, messages: [...known.messages, ...turn] };
}
