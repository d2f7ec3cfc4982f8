import type { PracticeChoice } from '@apologia/contract';
import { keyOf, questionPut, questionWith } from './questions.ts';
import type { Scene } from './scene.ts';
import { wordsOf } from './words.ts';

/** The id of the choice with which a learner refuses every reading of their message. */
export const neither = 'neither-of-these';
const neitherText = 'Neither of these';

/** The id of the choice to turn to another objection. */
const turnTo = 'turn-to-';
export const choiceOf = (objection: string) => `${turnTo}${objection}`;
export const objectionNamed = (id: string) => (id.startsWith(turnTo) ? id.slice(turnTo.length) : undefined);

/** The positions that names of choices stand for. */
const positions = new Map([
  ...['1', 'a', 'first', 'former'].map((name) => [name, 0] as const),
  ...['2', 'b', 'second', 'latter'].map((name) => [name, 1] as const),
  ...['3', 'c', 'third'].map((name) => [name, 2] as const),
  ['last', -1],
]);
/** Words that may stand beside the name; with any other the message says something else. */
const fillers = new Set('the one number option choice answer its i choose pick please'.split(' '));

const refusals = new Set([
  'neither',
  'neither of these',
  'neither of those',
  'neither of them',
  'none of these',
  'none of those',
  'none of them',
]);

/** The offered choice that the learner names: `2`, `the second one`, `B`, `neither`. */
export function choiceNamedIn(text: string, offered: readonly string[]): string | undefined {
  const words = wordsOf(text);
  if (offered.includes(neither) && refusals.has(words.join(' '))) return neither;
  const [name, ...more] = words.filter((word) => !fillers.has(word));
  const position =
    name !== undefined && more.length === 0 && words.length <= 4 ? positions.get(name) : undefined;
  return position === undefined ? undefined : offered.at(position);
}

/** The choices with these ids: kinds of reply, questions, and neither of them. */
export const choicesFor = (scene: Scene, ids: readonly string[]): PracticeChoice[] =>
  ids.map((id) => ({ id, text: id === neither ? neitherText : gistOf(scene, id) }));

/** The title of an objection. */
export const titleOf = (all: Scene['all'], objection: string) =>
  all.find(({ id }) => id === objection)?.title ?? '';

/** What a kind of reply, or a question, says in the learner's voice. */
export function gistOf({ objection, questions, all }: Scene, id: string): string {
  const other = objectionNamed(id);
  if (other) return `Let’s turn to that: ${titleOf(all, other)}`;
  return objection.replies.find((reply) => reply.id === id)?.gist ?? questionWith(questions, id)?.gist ?? '';
}

/** Longer texts are no gist. */
const longestGist = 150;

/** The kind of reply or the question that is put in these very words. */
export function idOfGist({ objection, questions }: Pick<Scene, 'objection' | 'questions'>, text: string) {
  if (text.length > longestGist) return undefined;
  const words = keyOf(text);
  const kind = objection.replies.find(({ gist }) => keyOf(gist) === words);
  return kind?.id ?? questionPut(questions, objection.id, text)?.id;
}
