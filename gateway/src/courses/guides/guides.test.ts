import { type Guide, guide, leaderSheet } from '@apologia/contract';
import { placeOf } from '@apologia/db/scripture';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { startBench } from '../../testing/bench.ts';

let bench: Awaited<ReturnType<typeof startBench>>;
let free: string;
let premium: string;
beforeAll(async () => {
  bench = await startBench();
  free = await bench.register({ username: 'FreeReader' });
  premium = await bench.register({ username: 'PremiumReader' });
  await bench.premium(premium);
});
afterAll(() => bench.close());

const read = (path: string, cookie?: string) => bench.request('GET', path, cookie ? { cookie } : {});
async function guideAt(path: string): Promise<Guide> {
  const response = await read(path, premium);
  expect(response.status).toBe(200);
  return z.parse(guide, await response.json());
}

describe('the guide of a module', () => {
  test('has its lessons with text, terms, sources and their passages in full', async () => {
    const { category, modules } = await guideAt('/api/guide/module/what-is-truth');
    expect(category).toBe('apologetics');
    expect(modules.map(({ id }) => id)).toEqual(['what-is-truth']);
    const [lesson] = modules[0]?.lessons ?? [];
    expect(lesson).toMatchObject({ title: 'Truth and the Way Things Are', minutes: 11 });
    expect(lesson?.content.length).toBeGreaterThan(5);
    expect(lesson?.sources).toContainEqual({
      author: 'Alister E. McGrath',
      title: 'Mere Apologetics',
      year: '2012',
    });
    expect(lesson?.terms.map(({ term }) => term)).toContain('certainty');
    expect(lesson?.passages.map(({ reference }) => reference)).toEqual([
      'John 18:37-38',
      'Psalm 119:160',
      'Ephesians 4:25',
      'John 14:6',
    ]);
    expect(lesson?.passages[0]?.verses.map(({ chapter, verse }) => [chapter, verse])).toEqual([
      [18, 37],
      [18, 38],
    ]);
    expect(lesson?.passages[3]?.verses[0]?.text).toMatch(
      /^Jesus said to him, “I am the way, the truth, and the life\./,
    );
  });

  test('has the keys of its lessons’ quizzes, and of the Knowledge Check none', async () => {
    const { modules } = await guideAt('/api/guide/module/what-is-truth');
    const [module] = modules;
    const questions = module?.lessons.flatMap((lesson) => lesson.questions) ?? [];
    expect(questions.find(({ id }) => id.endsWith('/what-makes-a-verdict-true'))?.correctAnswer).toBe(2);
    expect(questions.find(({ id }) => id.endsWith('/village-and-bridge'))?.accepted?.[0]).toBe('consensus');
    expect(questions.find(({ questionType }) => questionType === 'essay')?.modelAnswer).toMatch(/\w/);
    expect(module?.check.length).toBeGreaterThan(2);
    for (const question of module?.check ?? []) {
      expect(Object.keys(question).sort()).toEqual(['id', 'options', 'question', 'questionType']);
    }
  });

  test('comes in one round trip', async () => {
    bench.roundTrips();
    await guideAt('/api/guide/subject/apologetics');
    expect(bench.roundTrips()).toBe(1);
  });

  test('is for premium learners, be the module free or not', async () => {
    for (const path of ['/api/guide/module/what-is-truth', '/api/guide/subject/religions']) {
      const response = await read(path, free);
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({
        code: 'premium_needed',
        error: 'Guides come with Premium.',
      });
      expect((await read(path)).status).toBe(401);
    }
  });

  test.each([
    ['/api/guide/module/no-such-module', 404],
    ['/api/guide/subject/astrology', 404],
    ['/api/guide/library/what-is-truth', 404],
  ])('%s is answered %i', async (path, status) => {
    expect((await read(path, premium)).status).toBe(status);
  });
});

test('the guide of a subject has all its modules, and every reference of every lesson its verses', async () => {
  const { modules } = await guideAt('/api/guide/subject/bible-study');
  expect(modules.length).toBeGreaterThan(10);
  for (const { lessons } of modules) {
    expect(lessons.length).toBeGreaterThan(1);
    for (const { id, passages } of lessons) {
      for (const { reference, verses } of passages)
        expect(verses.length, `${id}: ${reference}`).toBeGreaterThan(0);
    }
  }
  expect(placeOf(43_003_016)).toEqual({ book: 43, chapter: 3, verse: 16 });
});

describe('the sheet for whoever leads a group', () => {
  test('has the objection that the lesson prepares for', async () => {
    const response = await read('/api/guide/lesson/what-we-should-expect-to-see', premium);
    const sheet = z.parse(leaderSheet, await response.json());
    expect(sheet.objection).toMatchObject({
      who: 'Atheist / New Atheism',
      title: 'Suffering that looks pointless',
    });
    expect(sheet.objection?.opening).toMatch(/Rowe/);
  });

  test('has what is written for a group, and the objection of the nearest lesson where none belongs to it', async () => {
    const response = await read('/api/guide/lesson/truth-and-the-way-things-are', free);
    const sheet = z.parse(leaderSheet, await response.json());
    expect(sheet.objection?.title).toBe('The pride of “only”');
    expect(sheet.group?.opening).toMatch(/\?$/);
    expect(sheet.group?.talk).toHaveLength(3);
  });

  test('has none of another religion', async () => {
    const response = await read('/api/guide/lesson/torah-and-covenant', premium);
    expect(await response.json()).toMatchObject({ objection: null });
  });

  test.each([
    ['what-we-should-expect-to-see', 'a free learner', 403],
    ['no-such-lesson', 'a premium learner', 404],
    ['truth-and-the-way-things-are', 'a visitor', 401],
  ])('of %s is answered to %s with %s', async (id, who, status) => {
    const cookie = { 'a free learner': free, 'a premium learner': premium }[who];
    expect((await read(`/api/guide/lesson/${id}`, cookie)).status).toBe(status);
  });
});
