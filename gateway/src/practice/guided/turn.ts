import type { ConversationState, Occasion, ReplyKind } from '@apologia/db/practice';
import { endedReply, isMet, leave } from './leaving.ts';
import { explain, say, waysIn } from './lines.ts';
import { movesIn } from './moves.ts';
import type { PartnerContext } from './partnerContext.ts';
import { type Intent, recognise } from './recognise.ts';
import type { Scene } from './scene.ts';
import { joined, type PartnerReply, type Turn } from './scene.ts';

/**
 * The partner leaves an objection after so many kinds of reply, or so many replies, or when there is nothing left to say
 * to one; after so many messages in any case.
 */
const kindsAnObjection = 3;
const repliesAnObjection = 3;
const messagesAnObjection = 7;
const insultsTolerated = 3;

/** By how much a reply lowers the partner's confidence the first time, and when it is repeated. */
const confidenceLost: Record<ReplyKind['strength'], [number, number]> = {
  strong: [10, 4],
  fair: [5, 2],
  weak: [-2, -1],
};

/**
 * One turn of the guided partner.
 * @param message what the learner wrote, and the choice that they clicked, if any
 */
export function takeTurn(
  scene: Scene,
  before: ConversationState,
  message: { text: string; choice?: string },
): Turn {
  const recognition = recognise(scene, before, message.text);
  const chosen = before.offered.find((kind) => kind === message.choice);
  const intent: Intent = chosen ? { type: 'kind', kind: chosen } : recognition.intent;
  const state: ConversationState = { ...before, offered: [], turns: before.turns + 1 };
  const context: PartnerContext = { scene, state, recognition, passedOver: before.offered };
  const reply = replyTo(context, intent);
  const kind = intent.type === 'kind' ? intent.kind : null;
  return {
    ...reply,
    analysis: {
      objection: scene.objection.id,
      kind,
      occasion: kind || intent.type === 'ambiguous' ? null : (intent.type as Occasion),
      moves: movesIn({
        text: message.text,
        signals: recognition.signals,
        objection: scene.objection,
        reading: scene.reading,
        state: before,
        kind,
      }),
    },
  };
}

function replyTo(context: PartnerContext, intent: Intent): PartnerReply {
  const { scene, state } = context;
  if (intent.type === 'kind') return answerTo(context, intent.kind);
  if (intent.type === 'insult') {
    const hurt = { ...state, insults: state.insults + 1, confidence: confidenceAfter(state.confidence, 3) };
    if (hurt.insults > insultsTolerated) {
      const leftObjection = { objection: scene.objection.id, isAnswered: isMet(scene, hurt) };
      return endedReply(hurt, scene.partner.closing.hurt, leftObjection);
    }
    return say({ ...context, state: hurt }, 'insult');
  }
  if (state.turns >= messagesAnObjection) return leave(context, '');
  if (intent.type === 'question') return explain(context);
  if (intent.type === 'stuck') return say(context, 'stuck', waysIn(context));
  if (intent.type === 'ambiguous' || intent.type === 'unclear') {
    const lost = { ...context, state: { ...state, unclear: state.unclear + 1 } };
    if (lost.state.unclear > 1) return say(lost, 'ways', waysIn(lost));
    return intent.type === 'ambiguous' ? say(lost, 'which', intent.kinds) : say(lost, 'unclear');
  }
  return say(context, intent.type);
}

/** The partner answers a kind of reply, or goes on to another objection when enough was said about this one. */
function answerTo(context: PartnerContext, id: string): PartnerReply {
  const { scene, state } = context;
  const kind = scene.objection.replies.find((reply) => reply.id === id) as ReplyKind;
  const isFirst = !state.given.includes(id);
  const after: ConversationState = {
    ...state,
    unclear: 0,
    given: [...state.given, id],
    confidence: confidenceAfter(state.confidence, -confidenceLost[kind.strength][isFirst ? 0 : 1]),
  };
  const concession = isFirst ? (kind.concedes ?? '') : '';
  const enough =
    new Set(after.given).size >= kindsAnObjection ||
    after.given.length > repliesAnObjection ||
    after.turns >= messagesAnObjection;
  const name = (i: number) => `${scene.objection.id}/${id}/${i}`;
  const next = kind.follow.findIndex((_, i) => !state.said.includes(name(i)));
  if (enough || next < 0) return leave({ ...context, state: after }, concession, kind.leads);
  return {
    text: joined(concession, kind.follow[next] as string),
    choices: [],
    state: { ...after, said: [...after.said, name(next)] },
    leftObjection: null,
    isEnded: false,
  };
}

const confidenceAfter = (confidence: number, by: number) => Math.max(0, Math.min(100, confidence + by));
