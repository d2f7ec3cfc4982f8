import { choicesFor, gistOf, neither } from './choices.ts';
import type { Reading } from './intent.ts';
import { say } from './lines.ts';
import { nextOf, type PartnerContext, saying } from './partnerContext.ts';
import type { PartnerReply } from './scene.ts';

/**
 * Says before the answer how a message was understood, where that is not certain, and offers what else it may mean. When
 * the lines for it are used up the partner asks which of two was meant.
 */
export function asLikelier(
  context: PartnerContext,
  { id, isSure, other }: Reading,
  answer: PartnerReply,
): PartnerReply {
  if (isSure) return answer;
  const { scene, state } = context;
  const line = nextOf(state, scene.partner.lines.likelier, (i) => `likelier/${i}`);
  if (!line) return say(context, 'which', [id, ...(other ? [other] : []), neither]);
  // Where the answer has gone on to another objection its choices would be about the one before.
  const offered = answer.leftObjection ? [] : [...(other ? [other] : []), neither];
  return {
    ...answer,
    text: `${line.text.replaceAll('{gist}', gistOf(scene, id))}\n\n${answer.text}`,
    state: { ...saying(answer.state, line.name), offered },
    choices: choicesFor(scene, offered),
  };
}
