import { expect, test } from 'vitest';
import { callAt, everyCall } from './everyCall.ts';
import { community, courses, discussion } from './index.ts';

test('every read is found by its address, with or without a query', () => {
  expect(callAt('/api/lesson/the-creed')).toBe(courses.lesson);
  expect(callAt('/api/reviews?before=1')).toBe(community.reviews);
  expect(callAt('/api/discussion/lesson/the-creed')).toBe(discussion.questions);
  for (const call of everyCall.filter(({ method }) => method === 'GET')) {
    expect(callAt(call.path.replaceAll(/:\w+/g, 'x'))).toBe(call);
  }
});

test('a change and what is not there are no reads', () => {
  expect(callAt('/api/auth/login')).toBeUndefined();
  expect(callAt('/api/lesson')).toBeUndefined();
});
