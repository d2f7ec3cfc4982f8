import type { Occasion, ReplyKind, Standing } from '@apologia/db/practice';
import { ended, isMet, leave } from './leaving.ts';
import { explain, say, waysIn } from './lines.ts';
import { movesIn } from './moves.ts';
import { recognise, type Taken } from './recognise.ts';
import type { Scene } from './scene.ts';
import { joined, type Speaking, type Spoken, type Turn } from './speaking.ts';

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
  const speaking: Speaking = { scene, standing, recognised, passedOver: before.offered };
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

const firmer = (confidence: number, by: number) => Math.max(0, Math.min(100, confidence + by));
