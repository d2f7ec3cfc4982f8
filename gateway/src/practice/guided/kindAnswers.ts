import type { ConversationState, ReplyKind } from '@apologia/db/practice';
import { afterReply } from './confidence.ts';
import type { Reading } from './intent.ts';
import { leave } from './leaving.ts';
import { asLikelier } from './likelier.ts';
import { goOn, nextOf, type PartnerContext, saying } from './partnerContext.ts';
import { joined, type PartnerReply } from './scene.ts';

/**
 * The partner leaves an objection after so many kinds of reply, or so many replies, or when there is nothing left to say
 * to one; and after so many messages of any kind.
 */
const kindsAnObjection = 3;
const repliesAnObjection = 3;
const messagesAnObjection = 12;

/** The partner answers a kind of reply, or goes on to another objection when enough was said about this one. */
export function answerKind(context: PartnerContext, reading: Reading): PartnerReply {
  const { scene, state, isTyped, isReasoned } = context;
  const { id, isSure } = reading;
  const kind = scene.objection.replies.find((reply) => reply.id === id) as ReplyKind;
  const isFirst = !state.given.includes(id);
  const after: ConversationState = {
    ...state,
    unclear: 0,
    given: [...state.given, id],
    earned: [...(state.earned ?? state.given), ...(isTyped && isSure ? [id] : [])],
    confidence: afterReply(state, { strength: kind.strength, isTyped, isReasoned, isFirst, isSure }),
    understood: {
      kind: id,
      objection: scene.objection.id,
      confidence: state.confidence,
      given: state.given,
      earned: state.earned,
      answered: state.answered,
    },
  };
  // Nothing is conceded to what the learner clicked, claimed without a reason, or may not have said.
  const concession = isFirst && isReasoned && isSure ? (kind.concedes ?? '') : '';
  const enough =
    new Set(after.given).size >= kindsAnObjection ||
    after.given.length > repliesAnObjection ||
    after.turns >= messagesAnObjection;
  const next = nextOf(state, kind.follow, (i) => `${scene.objection.id}/${id}/${i}`);
  const answer =
    enough || !next
      ? leave({ ...context, state: after }, concession, kind.leads)
      : goOn(saying(after, next.name), joined(concession, next.text));
  return asLikelier(context, reading, answer);
}
