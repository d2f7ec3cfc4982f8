import type { PracticeChoice } from '@apologia/contract';
import type { Occasion } from '@apologia/db/practice';
import { leave } from './leaving.ts';
import type { Speaking, Spoken } from './speaking.ts';

/** Says what is meant by the objection, as long as there is more to explain. */
export function explain(speaking: Speaking): Spoken {
  const { scene, standing } = speaking;
  const { id, clarify } = scene.objection;
  const next = clarify.findIndex((_, i) => !standing.said.includes(`${id}/clarify/${i}`));
  if (next < 0) return say(speaking, 'question');
  return {
    text: clarify[next] as string,
    choices: [],
    standing: { ...standing, said: [...standing.said, `${id}/clarify/${next}`] },
    left: null,
    isEnded: false,
  };
}

/** One of the partner's lines for an occasion; when they are used up, ways to reply, and then another objection. */
export function say(speaking: Speaking, occasion: Occasion, offered: string[] = []): Spoken {
  const { scene, standing, recognised } = speaking;
  const lines = scene.partner.lines[occasion];
  const next = lines.findIndex((_, i) => !standing.said.includes(`${occasion}/${i}`));
  if (next < 0) {
    return occasion === 'ways' ? leave(speaking, '') : say(speaking, 'ways', waysIn(speaking));
  }
  const reference = recognised.seen.references[0]?.text ?? '';
  return {
    text: (lines[next] as string).replaceAll('{reference}', reference),
    choices: choicesFor(speaking, offered),
    standing: { ...standing, offered, said: [...standing.said, `${occasion}/${next}`] },
    left: null,
    isEnded: false,
  };
}

const choicesFor = ({ scene }: Speaking, offered: string[]): PracticeChoice[] =>
  offered.map((id) => ({ id, text: scene.objection.replies.find((reply) => reply.id === id)?.gist ?? '' }));

/** Three ways to reply, what the learner may have meant first; last what was just passed over or taken already. */
export function waysIn({ standing, recognised, passedOver }: Speaking): string[] {
  const rank = (kind: string) => (standing.given.includes(kind) ? 2 : passedOver.includes(kind) ? 1 : 0);
  const all = recognised.guesses.map(({ kind }) => kind);
  return all.toSorted((a, b) => rank(a) - rank(b)).slice(0, 3);
}
