import type { ConversationState } from '@apologia/db/practice';
import { openingLine } from './initialState.ts';
import type { PartnerContext } from './partnerContext.ts';
import {
  joined,
  type ObjectionSummary,
  objectionsAConversation,
  type PartnerReply,
  type Scene,
} from './scene.ts';

/** The partner says whether the objection was met, and raises the next one or closes the conversation. */
export function leave({ scene, state }: PartnerContext, concession: string, leads?: string): PartnerReply {
  const { objection, all, partner } = scene;
  const isAnswered = isMet(scene, state);
  const leftObjection = { objection: objection.id, isAnswered };
  const how = isAnswered ? 'answered' : 'unanswered';
  const name = `${objection.id}/leaving/${how}`;
  // An objection that the learner came back to is left a second time.
  const text = joined(concession, state.said.includes(name) ? '' : objection.leaving[how]);
  const after = {
    ...state,
    said: [...state.said, name],
    answered: isAnswered ? [...new Set([...state.answered, objection.id])] : state.answered,
  };
  const next =
    state.raised.length < objectionsAConversation ? nextAfter(all, state, [leads, ...objection.next]) : null;
  if (!next) {
    const isMoved = after.answered.length * 2 > state.raised.length;
    const closing = state.insults > 1 ? 'hurt' : isMoved ? 'moved' : 'unmoved';
    return endedReply(after, paragraphs(text, partner.closing[closing]), leftObjection);
  }
  return {
    text: paragraphs(text, next.opening),
    choices: [],
    state: {
      ...after,
      raised: [...after.raised, next.id],
      said: [...after.said, openingLine(next.id)],
      given: [],
      earned: [],
      turns: 0,
      unclear: 0,
    },
    leftObjection,
    isEnded: false,
  };
}

const paragraphs = (...parts: string[]) => parts.filter(Boolean).join('\n\n');

/** An objection counts as met by one strong reply or by two fair ones, if they were earned. */
export function isMet(
  { objection }: Pick<Scene, 'objection'>,
  { given, earned = given }: Pick<ConversationState, 'given' | 'earned'>,
): boolean {
  const kinds = objection.replies.filter(({ id }) => earned.includes(id));
  return (
    kinds.some(({ strength }) => strength === 'strong') ||
    kinds.filter(({ strength }) => strength === 'fair').length > 1
  );
}

/** The first preferred objection that was not raised yet, else the next in order. */
function nextAfter(
  all: readonly ObjectionSummary[],
  { raised, said }: ConversationState,
  preferred: (string | undefined)[],
) {
  const here = all.findIndex(({ id }) => id === raised.at(-1));
  const inOrder = [...all.slice(here + 1), ...all.slice(0, here + 1)].map(({ id }) => id);
  // One that the learner turned away from at once is not among those raised.
  const id = [...preferred, ...inOrder].find(
    (one) => one && !raised.includes(one) && !said.includes(openingLine(one)),
  );
  return all.find((one) => one.id === id) ?? null;
}

/** The partner closes the conversation. */
export const endedReply = (
  state: ConversationState,
  text: string,
  leftObjection: PartnerReply['leftObjection'],
): PartnerReply => ({
  text,
  choices: [],
  state,
  leftObjection,
  isEnded: true,
});
