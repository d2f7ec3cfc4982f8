import { choicesFor, gistOf, neither } from './choices.ts';
import type { Reading } from './intent.ts';
import { nextOf, type PartnerContext, saying } from './partnerContext.ts';
import type { PartnerReply } from './scene.ts';

/**
 * Says before the answer how a message was understood, where that is not certain, and offers what else it may mean. When
 * the lines for it are used up the answer stands without.
 */
export function asLikelier(
  { scene }: PartnerContext,
  { id, isSure, other }: Reading,
  answer: PartnerReply,
): PartnerReply {
  if (isSure) return answer;
  const line = nextOf(answer.state, scene.partner.lines.likelier, (i) => `likelier/${i}`);
  // Where the answer has gone on to another objection its choices would be about the one before.
  const offered = answer.leftObjection ? [] : [...(other ? [other] : []), neither];
  const state = { ...(line ? saying(answer.state, line.name) : answer.state), offered };
  const text = line ? `${line.text.replaceAll('{gist}', gistOf(scene, id))}\n\n${answer.text}` : answer.text;
  return { ...answer, text, state, choices: choicesFor(scene, offered) };
}
