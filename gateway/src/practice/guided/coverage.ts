import type { ConversationState, Objection, WorldviewFiles } from '@apologia/db/practice';
import type { Reading } from '../../kernel/context.ts';
import { initialState } from './initialState.ts';
import { recognise } from './recognise.ts';
import { objectionsAConversation, type Scene } from './scene.ts';
import { scenesOf } from './sceneOfFiles.ts';
import { takeTurn } from './turn.ts';

/** Messages that learners send whatever the objection is. */
const commonMessages = [
  'Hello, and thank you.',
  'Nope.',
  'What do you mean by that?',
  'You are an idiot.',
  'You just have to have faith.',
  'What is the weather like where you live?',
  'I don’t know.',
  'John 3:16',
  'Zxcvb qwerty.',
  'why',
  'can you say that simpler',
  'you are right',
  'so what youre saying is that it makes no sense to you',
  'honestly i struggle with this too, i grew up in church and i stopped praying last year',
  'thats not what i said',
  'got to go now, bye',
  'are you a real person or an ai',
  'can we talk about something else instead',
  'can we talk about the price of fish instead',
];

export interface Coverage {
  /** How many of the partner's lines came up in some conversation. */
  reached: number;
  lines: number;
  /** The names of the lines that never came up. */
  unreached: string[];
  /** How many messages the longest conversation had. */
  longest: number;
}

/** A message that may mean either of two kinds of reply to an objection, and is certain to mean neither. */
function ambiguousIn(scene: Scene): string {
  const state = initialState(scene.objection.id);
  const cues = scene.objection.replies.flatMap((reply) => reply.cues.slice(0, 3));
  const pairs = cues.flatMap((one, i) => cues.slice(i + 1).map((other) => `${one}, ${other}`));
  return (
    pairs.find((text) => {
      const { intent } = recognise(scene, state, text);
      return intent.type === 'kind' && !intent.reading.isSure;
    }) ?? ''
  );
}

/** A reply to another objection, which is known for one. */
function replyElsewhere(scene: Scene, all: readonly Objection[]): string {
  const state = initialState(scene.objection.id);
  const texts = all
    .filter(({ id }) => id !== scene.objection.id)
    .flatMap(({ replies }) => replies.map(({ gist }) => gist));
  return texts.find((text) => recognise(scene, state, text).intent.type === 'elsewhere') ?? '';
}

/** A conversation of so many messages is taken for one that never ends. */
const mostMessages = 200;

/**
 * Holds conversations that begin with every objection, and tells which of the partner's lines never came up.
 * @throws Error where a conversation does not end, or says a line twice
 */
export function coverageOf(files: WorldviewFiles, reading: Reading): Coverage {
  const { partner, person, objections } = files;
  const all = objections.map(({ data }) => data);
  const sceneOf = scenesOf(files, reading);
  const reached = new Set<string>();
  let longest = 0;
  const ambiguous = new Map(all.map(({ id }) => [id, ambiguousIn(sceneOf(id))]));
  const hold = (
    first: string,
    next: (state: ConversationState, n: number) => { text: string; choice?: string },
  ) => {
    let state = initialState(first);
    const parts = new Set<string>();
    for (let n = 0; ; n++) {
      if (n >= mostMessages) throw new Error(`A conversation that begins with ${first} does not end.`);
      const scene = sceneOf(state.raised.at(-1) as string);
      const turn = takeTurn(scene, state, next(state, n));
      for (const part of turn.text.split('\n\n')) {
        if (parts.has(part))
          throw new Error(`Said twice in a conversation that begins with ${first}: ${part}`);
        parts.add(part);
        reached.add(part);
      }
      state = turn.state;
      if (turn.isEnded) {
        longest = Math.max(longest, n + 1);
        return;
      }
    }
  };
  const kindsOf = (state: ConversationState) => sceneOf(state.raised.at(-1) as string).objection.replies;
  for (const [at, { id, replies, questions }] of all.entries()) {
    // Conversations of one kind of reply only, then of all kinds by turns.
    replies.forEach((_, i) => {
      for (const step of [0, 1]) {
        hold(id, (state, n) => {
          const kinds = kindsOf(state);
          const kind = kinds[(i + step * n) % kinds.length] as (typeof kinds)[number];
          return { text: kind.examples[n % kind.examples.length] as string };
        });
      }
    });
    // Conversations of one common message only, of common messages and replies by turns, and of all common messages.
    for (const text of commonMessages) {
      hold(id, () => ({ text }));
      // Such a conversation goes on to two other objections.
      if (at % objectionsAConversation > 0) continue;
      hold(id, (state, n) => ({ text: n % 2 ? (kindsOf(state)[0]?.gist ?? '') : text }));
    }
    hold(id, (_, n) => ({ text: commonMessages[n % commonMessages.length] as string }));
    // Each question about the objection, asked again and again.
    for (const { gist } of questions) hold(id, () => ({ text: gist }));
    // An ambiguous message, and then one of its two meanings.
    hold(id, (state, n) => {
      const { objection } = sceneOf(state.raised.at(-1));
      return { text: n % 2 ? (objection.replies[0]?.gist ?? '') : (ambiguous.get(objection.id) ?? '') };
    });
    hold(id, (state) => ({ text: ambiguous.get(state.raised.at(-1) ?? '') ?? '' }));
  }
  const [first] = all;
  if (first) {
    const elsewhere = replyElsewhere(sceneOf(first.id), all);
    hold(first.id, () => ({ text: elsewhere }));
  }
  const { answers } = person.data;
  for (const { gist } of answers) hold(all[0]?.id ?? '', () => ({ text: gist }));
  const { lines, closing } = partner.data;
  const lineNames = [
    ...Object.entries(lines).flatMap(([occasion, each]) => each.map((line, i) => [`${occasion}/${i}`, line])),
    ...Object.entries(closing).map(([name, line]) => [`closing/${name}`, line]),
    ...all.flatMap(({ id, clarify, leaving }) => [
      ...clarify.map((line, i) => [`${id}/clarify/${i}`, line]),
      ...Object.entries(leaving).map(([name, line]) => [`${id}/leaving/${name}`, line]),
    ]),
    ...all.flatMap(({ id, replies }) =>
      replies.flatMap((reply) => reply.follow.map((line, i) => [`${id}/${reply.id}/${i}`, line])),
    ),
    ...all.flatMap(({ id, questions, plain }) => [
      ...questions.flatMap((one) => one.says.map((line, i) => [`${id}/${one.id}/${i}`, line])),
      [`${id}/plain`, plain],
    ]),
    ...answers.flatMap((one) => one.says.map((line, i) => [`${one.id}/${i}`, line])),
  ] as [string, string][];
  const transcript = [...reached].join('\n');
  const unreached = lineNames.filter(
    ([, line]) => !transcript.includes(line.split(/\{reference\}|\{gist\}|\{title\}/)[0] as string),
  );
  return {
    reached: lineNames.length - unreached.length,
    lines: lineNames.length,
    unreached: unreached.map(([name]) => name),
    longest,
  };
}
