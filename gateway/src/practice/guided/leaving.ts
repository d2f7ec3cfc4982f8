import type { Standing } from '@apologia/db/practice';
import { openingOf } from './begin.ts';
import { objectionsASitting, type Raisable, type Scene } from './scene.ts';
import { joined, type Speaking, type Spoken } from './speaking.ts';

/** The partner says how the objection stands for them, and raises the next or closes. */
export function leave({ scene, standing }: Speaking, concession: string, leads?: string): Spoken {
  const { objection, all, partner } = scene;
  const isAnswered = isMet(scene, standing);
  const left = { objection: objection.id, isAnswered };
  const words = joined(concession, objection.leaving[isAnswered ? 'answered' : 'unanswered']);
  const after = {
    ...standing,
    answered: isAnswered ? [...standing.answered, objection.id] : standing.answered,
  };
  const next =
    standing.raised.length < objectionsASitting ? nextAfter(all, standing, [leads, ...objection.next]) : null;
  if (!next) {
    const isMoved = after.answered.length * 2 > standing.raised.length;
    const closing = standing.insults > 1 ? 'hurt' : isMoved ? 'moved' : 'unmoved';
    return ended(after, `${words}\n\n${partner.closing[closing]}`, left);
  }
  return {
    text: `${words}\n\n${next.opening}`,
    choices: [],
    standing: {
      ...after,
      raised: [...after.raised, next.id],
      said: [...after.said, openingOf(next.id)],
      given: [],
      turns: 0,
      unclear: 0,
    },
    left,
    isEnded: false,
  };
}

/** An objection counts as met by one strong reply or by two fair ones. */
export function isMet({ objection }: Pick<Scene, 'objection'>, { given }: Pick<Standing, 'given'>): boolean {
  const kinds = objection.replies.filter(({ id }) => given.includes(id));
  return (
    kinds.some(({ strength }) => strength === 'strong') ||
    kinds.filter(({ strength }) => strength === 'fair').length > 1
  );
}

/** Where the talk leads, else whatever was not raised yet, in order from here. */
function nextAfter(all: readonly Raisable[], { raised }: Standing, wanted: (string | undefined)[]) {
  const here = all.findIndex(({ id }) => id === raised.at(-1));
  const inOrder = [...all.slice(here + 1), ...all.slice(0, here + 1)].map(({ id }) => id);
  const id = [...wanted, ...inOrder].find((one) => one && !raised.includes(one));
  return all.find((one) => one.id === id) ?? null;
}

/** The partner closes the conversation. */
export const ended = (standing: Standing, text: string, left: Spoken['left']): Spoken => ({
  text,
  choices: [],
  standing,
  left,
  isEnded: true,
});
