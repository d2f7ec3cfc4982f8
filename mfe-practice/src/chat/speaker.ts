import type {
  ChatMessage,
  Conversation,
  PracticePartner,
  PracticeSpeaker,
  UnknownMember,
} from '@apologia/contract';

/** Whoever answers here, perhaps one that this release does not know. */
export type Answering = PracticePartner | UnknownMember;

const isPartner = (who: string | null | undefined): who is PracticePartner =>
  who === 'guided' || who === 'model';

/** The position of the partner's first words; they are written by hand whoever goes on. */
const greeting = 0;

/**
 * Who answers next. Where a model speaks, a conversation that went on with the guided partner stays with it.
 * @param here who answers in this academy
 */
export function speakerIn({ messages }: Conversation, here: Answering): Answering {
  const reply = messages.findLast(({ partner, position }) => isPartner(partner) && position > greeting);
  return here === 'model' && isPartner(reply?.partner) ? reply.partner : here;
}

/** Whether both have spoken, so that each message must say whose it is. */
export const isMixed = (messages: readonly ChatMessage[]): boolean =>
  new Set(messages.flatMap(({ partner }) => (isPartner(partner) ? partner : []))).size > 1;

/** The mark beside a partner's message that says who speaks. */
export const markOf = ({ partner }: ChatMessage): string | undefined =>
  isPartner(partner) ? whoseWords[partner] : undefined;

/** The speaker, in a sentence. */
export const whoIsTalking: Record<PracticeSpeaker, string> = {
  guided: 'Guided partner: every line was written by hand',
  model: 'A language model speaks in the guided partner’s part',
  care: 'The practice rests: no partner and no model speaks',
};

/** The same, beside a message. */
const whoseWords: Record<PracticePartner, string> = {
  guided: 'written by hand',
  model: 'language model',
};
