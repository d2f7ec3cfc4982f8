import { questionIdOf, whichReply } from '@apologia/contract';
import type { Db } from '@apologia/db';
import type { Objection } from '@apologia/db/practice';
import { conversations } from '@apologia/db/schema/practice';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { addMissedCard, type Scheduler } from '../../courses/public.ts';
import { isMet } from '../guided/leaving.ts';
import type { Turn } from '../guided/scene.ts';
import type { ConversationRow } from './queries.ts';

/** The question of Daily review that goes with an objection; the seed writes it. */
const questionOf = (objection: string) => questionIdOf(objection, whichReply);

/** Statements that bring an objection which was left unanswered into Daily review, unless it is there already. */
export function reviewCards(
  db: Db,
  scheduler: Scheduler,
  learnerId: string,
  left: Turn['leftObjection'],
  now: number,
  condition: SQL,
) {
  if (!left || left.isAnswered) return [];
  return [
    addMissedCard(db, scheduler, { learnerId, questionId: questionOf(left.objection), now }, condition),
  ];
}

/**
 * Statements for the end of an open conversation: the objection that it was about comes up in Daily review where the
 * learner talked about it without an answer; not where somebody in need was answered last.
 */
export function reviewCardsAtEnd(
  db: Db,
  scheduler: Scheduler,
  learnerId: string,
  conversation: ConversationRow | undefined,
  current: { objection: Objection } | undefined,
  now: number,
) {
  if (!conversation?.state?.turns || conversation.state.care?.isOpen || !current) return [];
  const { state } = conversation;
  const { objection } = current;
  const left = { objection: objection.id, isAnswered: isMet({ objection }, state) };
  const isOpen = sql`exists (select 1 from ${conversations} where ${and(eq(conversations.id, conversation.id), isNull(conversations.endedAt))})`;
  return reviewCards(db, scheduler, learnerId, left, now, isOpen);
}
