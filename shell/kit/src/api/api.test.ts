import { auth, courses, overviews } from '@apologia/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError, sentenceOf } from './apiError.ts';
import { call } from './call.ts';
import { query } from './query.ts';
import { queryClient, readOfKey } from './queryClient.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

/** Answers every request with one reply. Returns the mock of `fetch`. */
function answer(status: number, body: unknown) {
  const fetchMock = vi.fn(
    async (_: string, __: RequestInit) =>
      new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, statusText: 'Said So' }),
  );
  vi.stubGlobal('fetch', fetchMock);
  return fetchMock;
}

const envelope = { error: 'Lesson not found', code: 'not_found', requestId: 'r' };

test('a reply that is not OK raises its status, a colon, a space and its text', async () => {
  answer(404, envelope);
  const error = await call(courses.lesson, { params: { id: 'nope' } }).catch((one) => one);
  expect(error).toBeInstanceOf(ApiError);
  expect(error.message).toBe(`404: ${JSON.stringify(envelope)}`);
  expect(error.status).toBe(404);
  expect(sentenceOf(error, 'otherwise')).toBe('Lesson not found');
});

test('a reply that is not OK and has no text raises its status text, and the sentence is the page’s own', async () => {
  answer(502, '');
  const error = await call(overviews.dashboard).catch((one) => one);
  expect(error.message).toBe('502: Said So');
  expect(sentenceOf(error, 'otherwise')).toBe('otherwise');
});

test('a call writes its parameters into the path and its body as JSON, with the cookies', async () => {
  const fetchMock = answer(200, { ok: true });
  await call(courses.completeLesson, { params: { id: 'a b/c' } });
  expect(fetchMock.mock.calls[0]?.[0]).toBe('/api/lesson/a%20b%2Fc/complete');
  expect(fetchMock.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', credentials: 'same-origin' });
  answer(200, { username: 'Ruth', email: 'r@example.org', subscriptionTier: 'free' });
  await call(auth.login, { body: { username: 'Ruth', password: 'x' } });
});

test('a reply that is not what the contract says is an error, not data', async () => {
  answer(200, { username: 7 });
  await expect(call(auth.me)).rejects.toThrow();
});

test('the default read of a key is a GET of its segments joined by slashes', async () => {
  const fetchMock = answer(200, { hello: 'there' });
  expect(await queryClient.fetchQuery({ queryKey: ['/api', 'lesson', 'x'] })).toEqual({ hello: 'there' });
  expect(fetchMock.mock.calls[0]?.[0]).toBe('/api/lesson/x');
  expect(query(courses.lesson, { params: { id: 'x' } }).queryKey).toEqual(['/api', 'lesson', 'x']);
});

test('a signed-out reply throws or reads as null, as it is set', async () => {
  answer(401, { error: 'Please sign in to continue.', code: 'not_signed_in', requestId: 'r' });
  const read = (on401: 'throw' | 'returnNull') =>
    queryClient.fetchQuery({ queryKey: ['/api', on401], queryFn: readOfKey({ on401 }) });
  await expect(read('throw')).rejects.toThrow('401: ');
  expect(await read('returnNull')).toBeNull();
});

test('a query is not fetched twice by itself: never stale, no retries, no refetch on focus', async () => {
  const fetchMock = answer(500, 'no');
  await queryClient.fetchQuery({ queryKey: ['/api', 'once'] }).catch(() => {});
  expect(fetchMock).toHaveBeenCalledTimes(1);
  expect(queryClient.getDefaultOptions()).toMatchObject({
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      refetchInterval: false,
      retry: false,
    },
    mutations: { retry: false },
  });
});
