import type { Standing, WorldviewFiles } from '@apologia/db/practice';
import type { Reading } from '../../kernel/context.ts';
import { begun } from './begin.ts';
import { recognise } from './recognise.ts';
import type { Scene } from './scene.ts';
import { takeTurn } from './turn.ts';

/** Things learners say whatever the objection is. */
const sundries = [
  'Hello, and thank you.',
  'Yes.',
  'What do you mean by that?',
  'You are an idiot.',
  'You just have to have faith.',
  'Did you see the football?',
  'I don’t know.',
  'John 3:16',
  'Zxcvb qwerty.',
];

export interface Reach {
  /** How many of the partner's lines were heard in some conversation. */
  reached: number;
  lines: number;
  /** The partner's lines that were never heard, by name. */
  unheard: string[];
  /** Messages of the longest conversation. */
  longest: number;
}

/** Something that may mean one of two kinds of reply to what is on the table. */
function ambiguousIn(scene: Scene, standing: Standing): string {
  const cues = scene.objection.replies.flatMap((reply) => reply.cues.slice(0, 3));
  const pairs = cues.flatMap((one, i) => cues.slice(i + 1).map((other) => `${one}, ${other}`));
  return pairs.find((text) => recognise(scene, standing, text).taken.as === 'ambiguous') ?? '';
}

/** A conversation that does not end by then never does. */
const most = 60;

/**
 * Holds conversations from every objection until every line was heard, and tells which ones never were.
 * @throws Error where a conversation does not end, or says a line twice
 */
export function reachOf({ partner, objections }: WorldviewFiles, reading: Reading): Reach {
  const all = objections.map(({ data }) => data);
  const sceneOf = (id: string): Scene => ({
    reading,
    partner: partner.data,
    all,
    objection: all.find((one) => one.id === id) as Scene['objection'],
  });
  const heard = new Set<string>();
  let longest = 0;
  const hold = (
    first: string,
    next: (standing: Standing, n: number) => { text: string; choice?: string },
  ) => {
    let standing = begun(first);
    const spoken = new Set<string>();
    for (let n = 0; ; n++) {
      if (n >= most) throw new Error(`A conversation that begins with ${first} does not end.`);
      const scene = sceneOf(standing.raised.at(-1) as string);
      const turn = takeTurn(scene, standing, next(standing, n));
      for (const part of turn.text.split('\n\n')) {
        if (spoken.has(part))
          throw new Error(`Said twice in a conversation that begins with ${first}: ${part}`);
        spoken.add(part);
        heard.add(part);
      }
      standing = turn.standing;
      if (turn.isEnded) {
        longest = Math.max(longest, n + 1);
        return;
      }
    }
  };
  const kindsOf = (standing: Standing) => sceneOf(standing.raised.at(-1) as string).objection.replies;
  for (const { id, replies } of all) {
    // Each kind again and again, each after its neighbour, and each kind of sundry by itself.
    replies.forEach((_, i) => {
      for (const step of [0, 1]) {
        hold(id, (standing, n) => {
          const kinds = kindsOf(standing);
          const kind = kinds[(i + step * n) % kinds.length] as (typeof kinds)[number];
          return { text: kind.examples[n % kind.examples.length] as string };
        });
      }
    });
    for (const text of sundries) {
      hold(id, () => ({ text }));
      // With something that is understood between, the partner keeps asking.
      hold(id, (standing, n) => ({ text: n % 2 ? (kindsOf(standing)[0]?.gist ?? '') : text }));
    }
    hold(id, (_, n) => ({ text: sundries[n % sundries.length] as string }));
    // What may mean two, and then one of them.
    hold(id, (standing, n) => {
      const scene = sceneOf(standing.raised.at(-1) as string);
      return { text: n % 2 ? (scene.objection.replies[0]?.gist ?? '') : ambiguousIn(scene, standing) };
    });
  }
  const { lines, closing } = partner.data;
  const named = [
    ...Object.entries(lines).flatMap(([occasion, each]) => each.map((line, i) => [`${occasion}/${i}`, line])),
    ...Object.entries(closing).map(([name, line]) => [`closing/${name}`, line]),
    ...all.flatMap(({ id, clarify, leaving }) => [
      ...clarify.map((line, i) => [`${id}/clarify/${i}`, line]),
      ...Object.entries(leaving).map(([name, line]) => [`${id}/leaving/${name}`, line]),
    ]),
    ...all.flatMap(({ id, replies }) =>
      replies.flatMap((reply) => reply.follow.map((line, i) => [`${id}/${reply.id}/${i}`, line])),
    ),
  ] as [string, string][];
  const sounds = [...heard].join('\n');
  const unheard = named.filter(([, line]) => !sounds.includes(line.split('{reference}')[0] as string));
  return {
    reached: named.length - unheard.length,
    lines: named.length,
    unheard: unheard.map(([name]) => name),
    longest,
  };
}
