import type { PracticeChoice } from '@apologia/contract';
import type { Heard, Occasion, ReplyKind, Standing } from '@apologia/db/practice';
import { openingOf } from './begin.ts';
import { movesIn } from './moves.ts';
import { type Recognised, recognise, type Taken } from './recognise.ts';
import { objectionsASitting, type Raisable, type Scene } from './scene.ts';

/** What the partner makes of a message. */
export interface Turn {
  text: string;
  choices: PracticeChoice[];
  standing: Standing;
  heard: Heard;
  /** The objection that was left with this turn, and whether it was met. */
  left: { objection: string; isAnswered: boolean } | null;
  isEnded: boolean;
}

/**
 * The partner goes on after so many kinds of reply, or when one was pressed further than there is something to say to
 * it; after so many messages in any case.
 */
const kindsAnObjection = 3;
const repliesAnObjection = 3;
const messagesAnObjection = 7;
const insultsBorne = 3;

/** What a reply takes from the partner's confidence the first time it is given, and again. */
const moved: Record<ReplyKind['strength'], [number, number]> = {
  strong: [10, 4],
  fair: [5, 2],
  weak: [-2, -1],
};

/**
 * One turn of the guided partner.
 * @param said what the learner wrote, and the choice it stands for where one was taken
 */
export function takeTurn(scene: Scene, before: Standing, said: { text: string; choice?: string }): Turn {
  const recognised = recognise(scene, before, said.text);
  const chosen = before.offered.find((kind) => kind === said.choice);
  const taken: Taken = chosen ? { as: 'kind', kind: chosen } : recognised.taken;
  const standing: Standing = { ...before, offered: [], turns: before.turns + 1 };
  const speaking: Speaking = { scene, standing, recognised };
  const spoken = speak(speaking, taken);
  const kind = taken.as === 'kind' ? taken.kind : null;
  return {
    ...spoken,
    heard: {
      objection: scene.objection.id,
      kind,
      occasion: kind || taken.as === 'ambiguous' ? null : (taken.as as Occasion),
      moves: movesIn({
        text: said.text,
        seen: recognised.seen,
        objection: scene.objection,
        reading: scene.reading,
        standing: before,
        kind,
      }),
    },
  };
}

interface Speaking {
  scene: Scene;
  standing: Standing;
  recognised: Recognised;
}

type Spoken = Omit<Turn, 'heard'>;

function speak(speaking: Speaking, taken: Taken): Spoken {
  const { scene, standing } = speaking;
  if (taken.as === 'kind') return answerTo(speaking, taken.kind);
  if (taken.as === 'insult') {
    const hurt = { ...standing, insults: standing.insults + 1, confidence: firmer(standing.confidence, 3) };
    if (hurt.insults > insultsBorne) {
      const left = { objection: scene.objection.id, isAnswered: isMet(scene, hurt) };
      return ended(hurt, scene.partner.closing.hurt, left);
    }
    return say({ ...speaking, standing: hurt }, 'insult');
  }
  if (standing.turns >= messagesAnObjection) return leave(speaking, '');
  if (taken.as === 'question') return explain(speaking);
  if (taken.as === 'stuck') return say(speaking, 'stuck', waysIn(speaking));
  if (taken.as === 'ambiguous' || taken.as === 'unclear') {
    const lost = { ...speaking, standing: { ...standing, unclear: standing.unclear + 1 } };
    if (lost.standing.unclear > 1) return say(lost, 'ways', waysIn(lost));
    return taken.as === 'ambiguous' ? say(lost, 'which', taken.kinds) : say(lost, 'unclear');
  }
  return say(speaking, taken.as);
}

/** The partner answers a kind of reply, or, when enough was said about the objection, goes on to another. */
function answerTo(speaking: Speaking, id: string): Spoken {
  const { scene, standing } = speaking;
  const kind = scene.objection.replies.find((reply) => reply.id === id) as ReplyKind;
  const isFirst = !standing.given.includes(id);
  const after: Standing = {
    ...standing,
    unclear: 0,
    given: [...standing.given, id],
    confidence: firmer(standing.confidence, -moved[kind.strength][isFirst ? 0 : 1]),
  };
  const concession = isFirst ? (kind.concedes ?? '') : '';
  const enough =
    new Set(after.given).size >= kindsAnObjection ||
    after.given.length > repliesAnObjection ||
    after.turns >= messagesAnObjection;
  const name = (i: number) => `${scene.objection.id}/${id}/${i}`;
  const next = kind.follow.findIndex((_, i) => !standing.said.includes(name(i)));
  if (enough || next < 0) return leave({ ...speaking, standing: after }, concession, kind.leads);
  return {
    text: joined(concession, kind.follow[next] as string),
    choices: [],
    standing: { ...after, said: [...after.said, name(next)] },
    left: null,
    isEnded: false,
  };
}

/** Says what is meant by the objection, as long as there is more to explain. */
function explain(speaking: Speaking): Spoken {
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
function say(speaking: Speaking, occasion: Occasion, offered: string[] = []): Spoken {
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
function waysIn({ standing, recognised }: Speaking): string[] {
  const all = recognised.guesses.map(({ kind }) => kind);
  return [
    ...all.filter((kind) => !standing.given.includes(kind)),
    ...all.filter((kind) => standing.given.includes(kind)),
  ].slice(0, 3);
}

/** The partner says how the objection stands for them, and raises the next or closes. */
function leave({ scene, standing }: Speaking, concession: string, leads?: string): Spoken {
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

const ended = (standing: Standing, text: string, left: Turn['left']): Spoken => ({
  text,
  choices: [],
  standing,
  left,
  isEnded: true,
});

const joined = (...parts: string[]) => parts.filter(Boolean).join(' ');
const firmer = (confidence: number, by: number) => Math.max(0, Math.min(100, confidence + by));
