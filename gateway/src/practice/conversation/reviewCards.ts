import { questionIdOf, whichReply } from '@apologia/contract';
import type { Db } from '@apologia/db';
import type { SQL } from 'drizzle-orm';
import { addMissedCard } from '../../courses/public.ts';
import type { Turn } from '../guided/speaking.ts';

/** The question of Daily review that goes with an objection; the seed writes it. */
export const questionOf = (objection: string) => questionIdOf(objection, whichReply);

/** Statements that bring an objection which was left without an answer into Daily review, unless it is there already. */
export function cardsFor(db: Db, learnerId: string, left: Turn['left'], now: number, condition: SQL) {
  if (!left || left.isAnswered) return [];
  return [addMissedCard(db, { learnerId, questionId: questionOf(left.objection), now }, condition)];
}
