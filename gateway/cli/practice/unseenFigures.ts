import type { Worldview } from '@apologia/contract';
import type { UnseenConversation, UnseenMessage, WorldviewFiles } from '@apologia/db/practice';
import * as reading from '@apologia/db/scripture/reading';
import { initialState } from '../../src/practice/guided/initialState.ts';
import { meaningOf } from '../../src/practice/guided/meaningOf.ts';
import { scenesOf } from '../../src/practice/guided/sceneOfFiles.ts';
import { type Outcome, outcomeOf, outcomes } from './outcome.ts';
import { type Answer, answerOf } from './wholePath.ts';

/** A message on the whole path, and what its learner got. */
export interface Judged {
  message: UnseenMessage;
  outcome: Outcome;
  /** What it was understood as. */
  meaning: string;
}

/** Answers each message in a conversation of its own about the objection that it belongs to. */
export function judge(files: WorldviewFiles, messages: readonly UnseenMessage[]): Judged[] {
  const sceneOf = scenesOf(files, reading);
  return messages.map((message) => {
    const turns = message.after === 'opening' ? 0 : 1;
    const answer = answerOf(sceneOf, { ...initialState(message.objection), turns }, message.text);
    return { message, outcome: outcomeOf(message, answer), meaning: meaningIn(answer) };
  });
}

const meaningIn = ({ turn, need }: Answer) => (turn ? meaningOf(turn.analysis) : `in need: ${need}`);

/** Lines of shares: of all messages, and of each act. */
export function sharesOf(judged: readonly Judged[]): string[] {
  const byAct = Map.groupBy(judged, ({ message }) => message.act);
  return [['all', judged] as const, ...byAct].map(([name, some]) => {
    const shares = outcomes.flatMap((outcome) => {
      const count = some.filter((one) => one.outcome === outcome).length;
      return count > 0 ? [`${outcome} ${Math.round((100 * count) / some.length)} %`] : [];
    });
    return `${name.padEnd(18)}${String(some.length).padStart(4)}  ${shares.join(', ')}`;
  });
}

export interface HeldConversation {
  worldview: Worldview;
  temper: string;
  replies: number;
  /** Replies that asked what was meant. */
  lost: number;
  /** Replies that conceded something, and those to messages without a reason among them. */
  conceded: number;
  /** Lines that were said twice. */
  repeated: string[];
  confidence: number;
}

/** Holds a whole conversation, from its worldview's first objection on. */
export function hold(
  files: WorldviewFiles,
  { worldview, temper, messages }: UnseenConversation,
): HeldConversation {
  const sceneOf = scenesOf(files, reading);
  const replies = files.objections.flatMap(({ data }) => data.replies);
  const concessions = replies.flatMap(({ concedes = [] }) => concedes);
  let state = initialState(files.objections[0]?.data.id ?? '');
  const parts: string[] = [];
  const held = { worldview, temper, replies: 0, lost: 0, conceded: 0 };
  for (const text of messages) {
    const answer = answerOf(sceneOf, state, text);
    state = answer.state;
    parts.push(...answer.text.split('\n\n'));
    held.replies += 1;
    held.lost += /^(unclear|ways|which)\//.test(state.said.at(-1) ?? '') ? 1 : 0;
    held.conceded += concessions.some((line) => answer.text.includes(line)) ? 1 : 0;
    if (answer.turn?.isEnded) break;
  }
  const repeated = parts.filter((part, i) => parts.indexOf(part) < i);
  return { ...held, repeated, confidence: state.confidence };
}
