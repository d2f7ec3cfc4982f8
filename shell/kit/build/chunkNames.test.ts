import { pageChunk, routes } from '@apologia/contract';
import { expect, test } from 'vitest';
import nameChunks from './chunkNames.ts';

test('the chunk of a page or a slot is named after it, whatever else is imported lazily is not', () => {
  const source = `
    '/lesson/:id': () => import('./pages/Lesson.tsx'),
    'lesson-discussion': () =>
      import('./discussion/LessonDiscussion.tsx'),
    'something': () => import('./else.ts'),`;
  expect(nameChunks(source)).toBe(`
    '/lesson/:id': () => import(/* webpackChunkName: "page-lesson" */ './pages/Lesson.tsx'),
    'lesson-discussion': () =>
      import(/* webpackChunkName: "slot-lesson-discussion" */ './discussion/LessonDiscussion.tsx'),
    'something': () => import('./else.ts'),`);
});

test('no two pages of an app share a chunk', () => {
  const chunks = routes.map(({ app, path }) => `${app} ${pageChunk(path)}`);
  expect(new Set(chunks).size).toBe(chunks.length);
});
