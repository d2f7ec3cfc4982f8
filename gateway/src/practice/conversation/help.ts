import type { practice, Reply } from '@apologia/contract';
import type { Standing, WrittenObjection } from '@apologia/db/practice';
import type { RaisedRow } from './queries.ts';

const waysShown = 3;
const order = { strong: 0, fair: 1, weak: 2 } as const;

/** Ways to reply that were not taken yet, those that bear most weight first; none that does not carry. */
export function waysToReply(
  { given }: Standing,
  { id, replies, scripture }: WrittenObjection,
  raised: readonly RaisedRow[],
): Reply<typeof practice.help> {
  const row = raised.find(({ written }) => written.id === id);
  return {
    ways: replies
      .filter((reply) => reply.strength !== 'weak' && !given.includes(reply.id))
      .sort((a, b) => order[a.strength] - order[b.strength])
      .slice(0, waysShown)
      .map((reply) => ({ id: reply.id, text: reply.gist, verses: reply.verses })),
    scripture,
    lesson: lessonOf(row),
  };
}

/** The lesson that prepares for an objection, as a link. */
export const lessonOf = (row: RaisedRow | undefined) =>
  row?.lessonId && row.lessonTitle ? { id: row.lessonId, title: row.lessonTitle } : null;
