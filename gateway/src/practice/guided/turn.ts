import type { ConversationState } from '@apologia/db/practice';
import { analysisOf } from './analysis.ts';
import { afterInsult } from './confidence.ts';
import { type Intent, intentOfChoice } from './intent.ts';
import { answerKind } from './kindAnswers.ts';
import { endedReply, isMet, leave } from './leaving.ts';
import { say, waysIn } from './lines.ts';
import { goOn, type PartnerContext, saying } from './partnerContext.ts';
import { answerQuestion, elaborate, giveReason, simplify } from './questionAnswers.ts';
import { isReasoned } from './reasons.ts';
import { recognise } from './recognise.ts';
import type { PartnerReply, Scene, Turn } from './scene.ts';
import { offerTopic, turnToTopic } from './topics.ts';

/** After so many messages about one objection the partner leaves it rather than ask again what was meant. */
const messagesAnObjection = 7;
const insultsTolerated = 3;

/**
 * One turn of the guided partner.
 * @param message what the learner wrote; the choice that they clicked, if any; the kind of reply that a model recognised in it, if one did
 */
export function takeTurn(
  scene: Scene,
  before: ConversationState,
  message: { text: string; choice?: string; recognised?: string },
): Turn {
  const recognition = recognise(scene, before, message.text);
  const chosen = before.offered.find((id) => id === message.choice);
  const known = chosen ?? message.recognised;
  const intent = known ? intentOfChoice(known) : recognition.intent;
  const isTyped = !chosen && !recognition.choice;
  const { understood, ...rest } = before;
  const context: PartnerContext = {
    scene,
    state: { ...rest, offered: [], turns: before.turns + 1 },
    recognition,
    passedOver: before.offered,
    isTyped,
    isReasoned: isTyped && isReasoned(message.text, recognition.signals),
  };
  const reply = replyTo(context, intent, message.text, understood);
  return { ...reply, analysis: analysisOf(context, intent, message.text, [before, reply.state]) };
}

function replyTo(
  context: PartnerContext,
  intent: Intent,
  text: string,
  understood: ConversationState['understood'],
): PartnerReply {
  const { scene, state } = context;
  switch (intent.type) {
    case 'kind':
      return answerKind(context, intent.reading);
    case 'asked':
      return answerQuestion(context, intent.reading);
    case 'insult': {
      const hurt = { ...state, insults: state.insults + 1, confidence: afterInsult(state) };
      if (hurt.insults <= insultsTolerated) return say({ ...context, state: hurt }, 'insult');
      const leftObjection = { objection: scene.objection.id, isAnswered: isMet(scene, hurt) };
      return endedReply(hurt, scene.partner.closing.hurt, leftObjection);
    }
    case 'correction': {
      const corrected = { ...context, state: takenBack(state, scene.objection.id, understood) };
      const meant = intent.kind && intent.kind.id !== understood?.kind ? intent.kind : null;
      return meant ? answerKind(corrected, meant) : say(corrected, 'correction');
    }
    case 'otherLanguage': {
      const { code, line } = intent.language;
      const name = `otherLanguage/${code}`;
      return state.said.includes(name) ? unclear(context) : goOn(saying(state, name), line);
    }
    case 'why':
      return giveReason(context);
    case 'elaborate':
      return elaborate(context);
    case 'simpler':
      return simplify(context);
    case 'topic':
      return turnToTopic(context, text, intent.objection);
    case 'elsewhere':
      return offerTopic(context, intent.objection);
    case 'unclear':
      return unclear(context);
    case 'stuck':
      return say(context, 'stuck', waysIn(context));
    default:
      return say(context, intent.type);
  }
}

/** The partner asks what was meant, then offers ways to reply; after enough messages they leave the objection. */
function unclear(context: PartnerContext): PartnerReply {
  const state = { ...context.state, unclear: context.state.unclear + 1 };
  const lost = { ...context, state };
  if (state.unclear < 2) return say(lost, 'unclear');
  return state.turns >= messagesAnObjection ? leave(lost, '') : say(lost, 'ways', waysIn(lost));
}

/** The state without what was understood last: neither the reply nor what it moved. */
function takenBack(
  state: ConversationState,
  objection: string,
  understood: ConversationState['understood'],
): ConversationState {
  if (!understood) return state;
  const { confidence, answered, given, earned } = understood;
  const before = { ...state, confidence, answered };
  return understood.objection === objection ? { ...before, given, earned: earned ?? given } : before;
}
