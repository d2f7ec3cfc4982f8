import type { LessonDetail, ModuleDetail, ModuleList } from '@apologia/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBench } from '../../testing/bench.ts';

let bench: Awaited<ReturnType<typeof startBench>>;
let cookie: string;
beforeAll(async () => {
  bench = await startBench();
  cookie = await bench.register();
});
afterAll(() => bench.close());

const free = 'truth-and-the-way-things-are';
const read = async <T>(path: string, by = '') => {
  const response = await bench.request('GET', path, { cookie: by });
  expect(response.status, path).toBe(200);
  return (await response.json()) as T;
};

describe('a visitor', () => {
  test('reads a lesson of a free module, and is told of its quiz without its questions', async () => {
    const detail = await read<LessonDetail>(`/api/lesson/${free}`);
    const ofLearner = await read<LessonDetail>(`/api/lesson/${free}`, cookie);
    expect(ofLearner.questions.length).toBeGreaterThan(0);
    expect(detail).toEqual({ ...ofLearner, questions: [], quiz: null, visitor: { hasQuiz: true } });
    expect(detail.lesson.content.join('')).toContain('<p>');
  });

  test('finds the way to it from the subject and the module', async () => {
    const { modules, isPremium } = await read<ModuleList>('/api/apologetics');
    expect(isPremium).toBe(false);
    const module = modules.find(({ id }) => id === 'what-is-truth');
    expect(module).toMatchObject({ isLocked: false, userProgress: { started: false } });
    expect(module?.lessons.map(({ id }) => id)).toContain(free);
    const detail = await read<ModuleDetail>('/api/module/what-is-truth');
    expect(detail).toMatchObject({ questions: [], quiz: null, visitor: { hasQuiz: true } });
    expect(detail.module.lessons).toEqual(module?.lessons);
  });

  test('sees of what is locked what a free learner sees', async () => {
    const { modules } = await read<ModuleList>('/api/theology');
    const module = modules.find(({ isLocked }) => isLocked)?.id;
    for (const path of ['/api/lesson/one-god-three-persons', `/api/module/${module}`]) {
      const seen = await bench.request('GET', path);
      const ofLearner = await bench.request('GET', path, { cookie });
      expect(seen.status, path).toBe(ofLearner.status);
      const detail = (await seen.json()) as LessonDetail;
      expect({ ...detail, visitor: undefined }).toEqual({
        ...((await ofLearner.json()) as object),
        visitor: undefined,
      });
    }
    const locked = await read<LessonDetail>('/api/lesson/one-god-three-persons');
    expect(locked).toMatchObject({ isLocked: true, lesson: { content: [] }, visitor: { hasQuiz: false } });
  });
});

const paths = ['/api/apologetics', '/api/religions', '/api/module/what-is-truth', `/api/lesson/${free}`];

test.each(paths)('%s is kept for visitors, and for nobody who has a session', async (path) => {
  const kept = await bench.request('GET', path);
  expect(kept.headers.get('cache-control')).toMatch(/^public, max-age=\d+/);
  expect(kept.headers.get('cache-tag')).toBe('previews');
  expect(kept.headers.get('vary')).toContain('cookie');
  const own = await bench.request('GET', path, { cookie });
  expect(own.headers.get('cache-control')).toBe('no-store');
  expect(own.headers.get('cache-tag')).toBeNull();
});

test.each(paths)('%s asks whoever comes with a session that is over to sign in', async (path) => {
  for (const over of [`apologia_session=${'0'.repeat(64)}`]) {
    const response = await bench.request('GET', path, { cookie: over });
    expect(response.status).toBe(401);
    expect(response.headers.get('cache-control')).toBe('no-store');
  }
});

test('a lesson that there is not is nowhere for a visitor too', async () => {
  expect((await bench.request('GET', '/api/lesson/no-such-lesson')).status).toBe(404);
});

test('the sitemap names what may be read without an account, and nothing else', async () => {
  const response = await bench.app.request('https://academy.example/sitemap.xml');
  expect(response.headers.get('content-type')).toContain('application/xml');
  const addresses = [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, one = '']) => one);
  const paths = addresses.map((one) => one.replace('https://academy.example', ''));
  expect(paths).toEqual(
    expect.arrayContaining(['/', '/apologetics', '/module/what-is-truth', `/lesson/${free}`]),
  );
  expect(new Set(paths).size).toBe(paths.length);
  const { modules } = await read<ModuleList>('/api/theology');
  for (const { id } of modules) expect(paths).toContain(`/module/${id}`);
  const lessonPaths = paths.filter((one) => one.startsWith('/lesson/'));
  expect(lessonPaths.length).toBeGreaterThan(40);
  for (const path of lessonPaths)
    expect(await read<LessonDetail>(`/api${path}`)).toMatchObject({ isLocked: false });
  expect(paths).not.toContain('/lesson/one-god-three-persons');
});

test('robots are told of the sitemap', async () => {
  const response = await bench.app.request('https://academy.example/robots.txt');
  expect((await response.text()).split('\n')).toContain('Sitemap: https://academy.example/sitemap.xml');
});
