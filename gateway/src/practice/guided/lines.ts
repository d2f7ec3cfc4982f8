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
  const reference = recognised.seen.references[0] ?? '';
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

/** Three ways to reply that were not taken yet, what the learner may have meant first. */
export function waysIn({ standing, recognised }: Speaking): string[] {
  const all = recognised.guesses.map(({ kind }) => kind);
  return [
    ...all.filter((kind) => !standing.given.includes(kind)),
    ...all.filter((kind) => standing.given.includes(kind)),
  ].slice(0, 3);
}
