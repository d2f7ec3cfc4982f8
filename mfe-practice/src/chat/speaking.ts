import type { ChatMessage, Conversation, PracticePartner } from '@apologia/contract';

/** Where the partner's first words stand; they are written by hand whoever goes on. */
const greeting = 0;

/**
 * Who answers next. Where a model speaks, a conversation that went on with the guided partner stays with it.
 * @param here who answers in this academy
 */
export function speakerIn({ messages }: Conversation, here: PracticePartner): PracticePartner {
  const reply = messages.findLast(({ role, position }) => role === 'assistant' && position > greeting);
  return here === 'model' ? (reply?.partner ?? here) : 'guided';
}

/** Whether both have spoken, so that each message must say whose it is. */
export const isMixed = (messages: readonly ChatMessage[]): boolean =>
  new Set(messages.flatMap(({ partner }) => partner ?? [])).size > 1;

/** Who is talking, in a sentence. */
export const whoIsTalking: Record<PracticePartner, string> = {
  guided: 'Guided partner: every line was written by hand',
  model: 'A language model speaks in the guided partner’s part',
};

/** The same, beside a message. */
export const whoseWords: Record<PracticePartner, string> = {
  guided: 'written by hand',
  model: 'language model',
};
