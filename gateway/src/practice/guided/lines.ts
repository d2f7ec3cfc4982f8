import type { PracticeChoice } from '@apologia/contract';
import type { Occasion } from '@apologia/db/practice';
import { leave } from './leaving.ts';
import type { PartnerContext } from './partnerContext.ts';
import type { PartnerReply } from './scene.ts';

/** The partner explains the objection, as long as there is more to explain. */
export function explain(context: PartnerContext): PartnerReply {
  const { scene, state } = context;
  const { id, clarify } = scene.objection;
  const next = clarify.findIndex((_, i) => !state.said.includes(`${id}/clarify/${i}`));
  if (next < 0) return say(context, 'question');
  return {
    text: clarify[next] as string,
    choices: [],
    state: { ...state, said: [...state.said, `${id}/clarify/${next}`] },
    leftObjection: null,
    isEnded: false,
  };
}

/** One of the partner's lines for an occasion; when they are used up ways to reply, and after those another objection. */
export function say(context: PartnerContext, occasion: Occasion, offered: string[] = []): PartnerReply {
  const { scene, state, recognition } = context;
  const lines = scene.partner.lines[occasion];
  const next = lines.findIndex((_, i) => !state.said.includes(`${occasion}/${i}`));
  if (next < 0) {
    return occasion === 'ways' ? leave(context, '') : say(context, 'ways', waysIn(context));
  }
  const reference = recognition.signals.references[0]?.text ?? '';
  return {
    text: (lines[next] as string).replaceAll('{reference}', reference),
    choices: choicesFor(context, offered),
    state: { ...state, offered, said: [...state.said, `${occasion}/${next}`] },
    leftObjection: null,
    isEnded: false,
  };
}

const choicesFor = ({ scene }: PartnerContext, offered: string[]): PracticeChoice[] =>
  offered.map((id) => ({ id, text: scene.objection.replies.find((reply) => reply.id === id)?.gist ?? '' }));

/** Three ways to reply, the likeliest first; last those that the learner has just passed over or has used already. */
export function waysIn({ state, recognition, passedOver }: PartnerContext): string[] {
  const rank = (kind: string) => (state.given.includes(kind) ? 2 : passedOver.includes(kind) ? 1 : 0);
  const all = recognition.guesses.map(({ kind }) => kind);
  return all.toSorted((a, b) => rank(a) - rank(b)).slice(0, 3);
}
