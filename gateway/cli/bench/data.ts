import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { limits, subjects } from '@apologia/contract';
import type { Db } from '@apologia/db';
import { shelfOf } from '../../src/community/public.ts';
import { dashboard, lessonDetail, moduleDetail, subjectModules } from '../../src/courses/reads.ts';
import { dailyReview, studyPlan } from '../../src/courses/study/reads.ts';
import type { Read } from '../../src/kernel/read/read.ts';
import { plansOf } from '../../src/testing/plans.ts';
import { viewerWith } from '../../src/testing/viewers.ts';
import { say, step } from '../kernel/progress.ts';
import { answerCursor, answeredQuestion, discussedLesson, questionCursor, reviewCursor } from './fill.ts';
import { filledAcademy } from './filled.ts';
import { median } from './median.ts';

const sizes = {
  few: { attempts: 1_000, reviews: 100, posts: 100 },
  many: { attempts: 1_000_000, reviews: 100_000, posts: 100_000 },
};
const rounds = 400;
const warmUp = 40;

const reads: [string, Read<unknown>][] = [
  ['/api/dashboard', dashboard()],
  ...subjects.map((subject): [string, Read<unknown>] => [`/api/${subject}`, subjectModules(subject)]),
  ['/api/module/what-is-truth', moduleDetail('what-is-truth')],
  ['/api/lesson/true-for-you', lessonDetail('true-for-you', shelfOf)],
  ['/api/study', studyPlan()],
  ['/api/daily-review', dailyReview()],
];

const questions = `/api/discussion/lesson/${discussedLesson}`;
const answers = `/api/discussion/question/${answeredQuestion}/answers`;

/** Lists that come by pages: the address of each page, from the second on. */
const lists: [string, (page: number) => string][] = [
  [
    '/api/reviews?before=…',
    (page) => `/api/reviews?before=${reviewCursor(sizes.many.reviews, (page - 1) * limits.reviewsOnAPage)}`,
  ],
  [
    '/api/discussion/lesson/…?before=…',
    (page) => `${questions}?before=${questionCursor(sizes.many.posts, (page - 1) * limits.questionsOnAPage)}`,
  ],
  [
    '/api/discussion/question/…?after=…',
    (page) => `${answers}?after=${answerCursor(sizes.many.posts, (page - 1) * limits.answersOnAPage)}`,
  ],
];

/** What a learner's reads cost with a thousand attempts in the file, and with a million. */
export async function benchData(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'apologia-data-'));
  const open = (size: keyof typeof sizes) =>
    step(`write ${sizes[size].attempts.toLocaleString('en')} attempts`, async () => {
      await mkdir(path.join(folder, size));
      return filledAcademy(path.join(folder, size), sizes[size]);
    });
  const [few, many] = [await open('few'), await open('many')];
  try {
    row(`median of ${rounds}, in turn`, 'few', 'many', 'many/few');
    for (const [read] of reads) {
      const times = await inTurn(
        () => few.ask(read),
        () => many.ask(read),
      );
      tell(read, times);
    }
    row('', 'few', 'many', 'many/few');
    for (const read of [
      '/api/reviews',
      '/api/reviews/summary',
      questions,
      answers,
      '/api/discussion/followed',
    ]) {
      const times = await inTurn(
        () => few.ask(read),
        () => many.ask(read),
      );
      tell(read.replace(answeredQuestion, '…'), times);
    }
    row('of 100,000 reviews and posts', 'page 2', 'page 1,000', '1,000/2');
    for (const [list, page] of lists) {
      const times = await inTurn(
        () => many.ask(page(2)),
        () => many.ask(page(1_000)),
      );
      tell(list, times);
    }
    say('');
    say('  How the reads find what grows with learners:');
    for (const line of await accessPaths(many.db)) say(`  ${line}`);
  } finally {
    await few.close();
    await many.close();
    await rm(folder, { recursive: true, force: true });
  }
}

function row(name: string, ...columns: string[]): void {
  say(`  ${name.padEnd(36)}${columns.map((column) => column.padStart(12)).join('')}`);
}

function tell(read: string, times: [number[], number[]]): void {
  const [one, other] = [median(times[0]), median(times[1])];
  row(read, `${one.toFixed(2)} ms`, `${other.toFixed(2)} ms`, (other / one).toFixed(2));
}

/** Runs both one after the other, so that whatever else the machine does befalls both. */
async function inTurn(one: () => Promise<number>, other: () => Promise<number>) {
  const times: [number[], number[]] = [[], []];
  for (let i = -warmUp; i < rounds; i++) {
    const [a, b] = [await one(), await other()];
    if (i >= 0) {
      times[0].push(a);
      times[1].push(b);
    }
  }
  return times;
}

/** Each way, once, in which the reads reach a table of learners' rows. */
async function accessPaths(db: Db): Promise<string[]> {
  const viewer = viewerWith('0'.repeat(64), Date.now());
  const steps = await plansOf(
    db,
    reads.flatMap(([, read]) => [...read.statements(db, viewer)]),
  );
  const grown = /^\w+ (attempts|lesson_progress|review_cards|study_\w+|sessions|certificates)\b/;
  return [...new Set(steps.filter((one) => grown.test(one)))].sort();
}
