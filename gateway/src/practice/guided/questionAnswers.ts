import type { Reading } from './intent.ts';
import { asLikelier } from './likelier.ts';
import { say } from './lines.ts';
import { goOn, nextOf, type PartnerContext, saying } from './partnerContext.ts';
import { questionWith } from './questions.ts';
import type { PartnerReply } from './scene.ts';

/** The partner answers a question, as long as there is more to say to it. */
export function answerQuestion(context: PartnerContext, reading: Reading): PartnerReply {
  const next = nextAnswer(context, reading.id);
  const { isSure, other } = reading;
  if (!next && !isSure && other) return answerQuestion(context, { ...reading, id: other, other: null });
  if (!next) return say(context, 'question');
  return asLikelier(context, reading, goOn(saying(answered(context), next.name), next.text));
}

/** Explains the partner's last line: more of the same answer, or the objection in other words. */
export function elaborate(context: PartnerContext): PartnerReply {
  const next = nextAnswer(context, lastQuestion(context)) ?? nextClarification(context);
  return next ? goOn(saying(answered(context), next.name), next.text) : simplify(context);
}

/** Gives a reason for the partner's last line. */
export function giveReason(context: PartnerContext): PartnerReply {
  const more = nextAnswer(context, lastQuestion(context));
  return more ? goOn(saying(answered(context), more.name), more.text) : say(context, 'why');
}

/** Puts the objection in plain words, after a line that introduces them. */
export function simplify(context: PartnerContext): PartnerReply {
  const { scene, state } = context;
  const { id, plain } = scene.objection;
  const line = nextOf(state, scene.partner.lines.simpler, (i) => `simpler/${i}`);
  const words = nextOf(state, [plain], () => `${id}/plain`) ?? nextClarification(context);
  if (!line || !words) return say(context, 'question');
  return goOn(saying(answered(context), line.name, words.name), `${line.text} ${words.text}`);
}

function nextClarification({ scene: { objection }, state }: PartnerContext) {
  return nextOf(state, objection.clarify, (i) => `${objection.id}/clarify/${i}`);
}

/** A question that was answered was understood. */
const answered = ({ state }: PartnerContext) => ({ ...state, unclear: 0 });

function nextAnswer({ scene, state }: PartnerContext, id: string | undefined) {
  const question = id && questionWith(scene.questions, id);
  return question ? nextOf(state, question.says, (i) => `${id}/${i}`) : null;
}

/** The question that the partner's last line answered. */
function lastQuestion({ state }: PartnerContext): string | undefined {
  const name = state.said.at(-1) ?? '';
  return name.startsWith('likelier/') || name.startsWith('ask-')
    ? state.said.findLast((one) => one.startsWith('ask-'))?.replace(/\/\d+$/, '')
    : undefined;
}
