import { type LearnedVerse, limits, memory } from '@apologia/contract';
import type { Hono } from 'hono';
import type { GatewayEnv } from '../../kernel/context.ts';
import { Conflict, NotFound } from '../../kernel/errors.ts';
import { handleQuery } from '../../kernel/read/handleQuery.ts';
import { learnerRead, type Read } from '../../kernel/read/read.ts';
import { handleLearnerMutation } from '../../kernel/write/handleMutation.ts';
import { dayOf } from '../study/day.ts';
import { dueAtOf, insertCard, recordStudyDay, updateCard } from '../study/queries.ts';
import { cardOfVerse, deleteVerse, hasRoom, learnedVerses } from './queries.ts';

export const memoryList = (): Read<{ verses: LearnedVerse[] }> =>
  learnerRead(
    (db, viewer) => [learnedVerses(db, viewer)],
    ([rows]) => ({
      verses: rows.map(({ dueAt, ...verse }) => ({
        ...verse,
        dueAt: new Date(dueAt).toISOString(),
      })),
    }),
  );

export function memoryRoutes(app: Hono<GatewayEnv>): void {
  handleQuery(app, memory.list, memoryList);

  handleLearnerMutation(app, memory.set, {}, async ({ c, db, learner, now, body: { id, learned } }) => {
    if (!learned) {
      await deleteVerse(db, learner.id, id);
      return { ok: true } as const;
    }
    const { scheduleOfNewCard } = await c.var.loadScheduler();
    // It is learned today, and first asked for tomorrow.
    const card = { learnerId: learner.id, questionId: id, ...scheduleOfNewCard(now) };
    const [, [kept]] = await db.batch([
      insertCard(db, card, hasRoom(learner.id, limits.learnedVersesMax)),
      dueAtOf(db, learner.id, id),
    ]);
    if (!kept) throw new Conflict('You learn as many passages as there is room for. Leave one first.');
    return { ok: true } as const;
  });

  handleLearnerMutation(
    app,
    memory.recall,
    { also: (c, { body }) => [cardOfVerse(c.get('db'), c.get('viewer'), body.id)] },
    async ({ c, db, learner, now, body: { id, repetition, recalled }, rows: [[card]] }) => {
      if (!card) throw new NotFound('You do not learn this passage.');
      const { isRepeat, scheduleAfterReview } = await c.var.loadScheduler();
      // Of what is sent twice, or from two devices, the first counted.
      if (isRepeat(card, repetition, now) || repetition !== card.reps || card.dueAt > now)
        return { nextDueAt: new Date(card.dueAt).toISOString() };
      const [, , [updated]] = await db.batch([
        updateCard(
          db,
          { learnerId: learner.id, questionId: id, repetition },
          scheduleAfterReview(card, recalled, now),
        ),
        recordStudyDay(db, learner.id, dayOf(c, now)),
        dueAtOf(db, learner.id, id),
      ]);
      return { nextDueAt: new Date(updated?.dueAt ?? now).toISOString() };
    },
  );
}
