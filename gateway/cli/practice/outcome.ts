import type { Meaning, UnseenMessage } from '@apologia/db/practice';
import type { Answer } from './wholePath.ts';

/** What a learner gets for a message. */
export const outcomes = [
  'to the point',
  'guessed wrong and said so',
  'did not follow',
  'asked which',
  'answered something never said',
  'not judged',
] as const;
export type Outcome = (typeof outcomes)[number];

/** What messages other than arguments and questions are rightly understood as. */
const meanings: Partial<Record<UnseenMessage['act'], readonly Meaning[]>> = {
  why: ['why', 'elaborate', 'asked'],
  simpler: ['simpler', 'elaborate'],
  restatement: ['restated'],
  agreement: ['agreement'],
  story: ['story'],
  correction: ['correction'],
  topic: ['topic'],
  greeting: ['courtesy'],
  goodbye: ['goodbye', 'courtesy'],
  machine: ['machine'],
  insult: ['insult'],
  'off-topic': ['offTopic'],
  stuck: ['stuck'],
  'other-language': ['otherLanguage'],
};

const listOf = (value: string | readonly string[] | undefined) => [value ?? []].flat();

/** Judges an answer by what was understood; `docs/authors.md` says by which rules. */
export function outcomeOf(message: UnseenMessage, { need, turn, state }: Answer): Outcome {
  // Somebody who tells of their grief is heard, by the partner or out of the part.
  if (!turn || need) return message.act === 'story' ? 'to the point' : 'answered something never said';
  const { meaning, kind, asked, isLikelier } = turn.analysis;
  const last = state.said.at(-1) ?? '';
  if (last.startsWith('which/')) return 'asked which';
  if (isRight(message, turn.analysis)) return 'to the point';
  if (/^(unclear|ways|question)\//.test(last) || meaning === 'unclear') return 'did not follow';
  if (asked && message.act.endsWith('-question') && message.answer === undefined) return 'not judged';
  if ((kind || asked) && isLikelier) return 'guessed wrong and said so';
  return 'answered something never said';
}

function isRight(
  message: UnseenMessage,
  { meaning, kind, asked }: NonNullable<Answer['turn']>['analysis'],
): boolean {
  const { act, objection } = message;
  if (act === 'argument') return kind !== null && listOf(message.wants).includes(kind);
  const right = listOf(message.answer);
  const isAnswered = right.some((id) => asked === `ask-${id}` || asked === `ask-${objection}-${id}`);
  if (act.endsWith('-question')) return meaning === 'elaborate' ? right.includes('clarify') : isAnswered;
  // A why that asks for something of its own is not answered by whatever was found.
  if (act === 'why' && asked !== undefined && message.answer !== undefined) return isAnswered;
  return meaning !== undefined && (meanings[act] ?? []).includes(meaning);
}
