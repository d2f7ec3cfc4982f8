import type { Occasion } from '@apologia/db/practice';
import { choicesFor } from './choices.ts';
import { leave } from './leaving.ts';
import { goOn, nextOf, type PartnerContext, saying } from './partnerContext.ts';
import type { PartnerReply } from './scene.ts';

/** One of the partner's lines for an occasion; when they are used up ways to reply, and after those another objection. */
export function say(context: PartnerContext, occasion: Occasion, offered: string[] = []): PartnerReply {
  const { scene, state, recognition } = context;
  const next = nextOf(state, scene.partner.lines[occasion], (i) => `${occasion}/${i}`);
  if (!next) return occasion === 'ways' ? leave(context, '') : say(context, 'ways', waysIn(context));
  const reference = recognition.signals.references[0]?.text ?? '';
  return goOn({ ...saying(state, next.name), offered }, next.text.replaceAll('{reference}', reference), {
    choices: choicesFor(scene, offered),
  });
}

/** Three ways to reply, the likeliest first; last those that the learner has just passed over or has used already. */
export function waysIn({ state, recognition, passedOver }: PartnerContext): string[] {
  const rank = (kind: string) => (state.given.includes(kind) ? 2 : passedOver.includes(kind) ? 1 : 0);
  return recognition
    .kinds()
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, 3);
}
