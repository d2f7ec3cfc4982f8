import { subjects } from '@apologia/contract';
import type { Db } from '@apologia/db';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shelfOf } from '../community/public.ts';
import type { Read, Statement } from '../kernel/read/read.ts';
import { worldviewsMet } from '../practice/public.ts';
import { startBench } from '../testing/bench.ts';
import { plansOf } from '../testing/plans.ts';
import { viewerWith } from '../testing/viewers.ts';
import { issueCertificate } from './certificates/queries.ts';
import { progressReport } from './progressReport/read.ts';
import { pruneAttempts } from './quizzes/queries.ts';
import { dashboard, lessonDetail, moduleDetail, subjectModules } from './reads.ts';
import { dailyReview, studyPlan } from './study/reads.ts';

let bench: Awaited<ReturnType<typeof startBench>>;
beforeAll(async () => {
  bench = await startBench();
  // The planner decides by its statistics of the tables.
  await bench.db.run(sql`analyze`);
});
afterAll(() => bench.close());

/** A pattern of the tables that grow with learners and their activity. */
const growing =
  /^\w+ (learners|sessions|attempts|best|lesson_progress|review_cards|study_days|study_goals|certificates|conversations|practice_messages|subscriptions)\b/;

test.each<[string, Read<unknown>]>([
  ['dashboard', dashboard()],
  ...subjects.map((subject): [string, Read<unknown>] => [subject, subjectModules(subject)]),
  ['progress', progressReport(worldviewsMet)],
  ['module', moduleDetail('what-is-truth')],
  ['lesson', lessonDetail('true-for-you', shelfOf)],
  ['study', studyPlan()],
  ['daily review', dailyReview()],
])('%s finds a learner’s rows by an index, however many there are', async (_, read) => {
  const steps = await plansOf(bench.db, read.statements(bench.db, viewerWith('a'.repeat(64))));
  const own = steps.filter((step) => growing.test(step));
  expect(own.length).toBeGreaterThan(0);
  for (const step of own) expect(step).toMatch(/^SEARCH .* USING .*(INDEX|PRIMARY KEY)/);
});

const viewer = viewerWith('a'.repeat(64), 1);
const certificate = { code: 'x', learnerId: 'x', subject: 'theology', name: 'x', issuedAt: 1 } as const;

test.each<[string, (db: Db) => Statement]>([
  ['attempts to be deleted', (db) => pruneAttempts(db, 'x', 'lesson/true-for-you')],
  ['what a certificate takes', (db) => issueCertificate(db, viewer, certificate)],
])('%s are found by an index', async (_, statement) => {
  const own = (await plansOf(bench.db, [statement(bench.db)])).filter((step) => growing.test(step));
  expect(own.length).toBeGreaterThan(0);
  for (const step of own) expect(step).toMatch(/^SEARCH .* USING .*INDEX .*\((learner_id|token_hash)=\?/);
});

test.each<[string, Read<unknown>, RegExp]>([
  // The rows contain essays; the index has everything that a score needs.
  [
    'the dashboard reads scores from the index alone',
    dashboard(),
    /^SEARCH attempts USING COVERING INDEX attempts_by_score \(learner_id=\?/,
  ],
  [
    'the daily review reads only the cards that are due',
    dailyReview(),
    /USING INDEX review_cards_by_due \(learner_id=\? AND due_at</,
  ],
])('%s', async (_, read, pattern) => {
  const steps = await plansOf(bench.db, read.statements(bench.db, viewerWith('a'.repeat(64))));
  expect(steps).toContainEqual(expect.stringMatching(pattern));
});
