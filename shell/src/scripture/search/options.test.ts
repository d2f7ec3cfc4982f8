import type { SearchResults } from '@apologia/contract';
import { expect, test } from 'vitest';
import { groupsOf, stepFrom } from './options.ts';
import { mayBeReference } from './queries.ts';

const found: SearchResults = {
  lessons: [
    {
      id: 'the-lost-son',
      title: 'The Lost Son',
      category: 'bible-study',
      isLocked: false,
      snippet: ['a ', 'lost', ' son'],
    },
    { id: 'locked', title: 'Locked', category: 'theology', isLocked: true, snippet: [] },
  ],
  modules: [],
  scripture: [{ reference: 'Luke 15:6', snippet: ['my ', 'sheep'] }],
};
const passage = (reference: string) => ({ reference, verses: [], previous: null, next: null });

test('results stand in groups, the empty ones left out', () => {
  const groups = groupsOf(found, []);
  expect(groups.map(({ name }) => name)).toEqual(['Lessons', 'Scripture']);
  expect(groups.flatMap(({ options }) => options)).toMatchObject([
    { to: '/lesson/the-lost-son', subject: 'bible-study', isLocked: false },
    { to: '/lesson/locked', isLocked: true, snippet: [] },
    { to: '/scripture?ref=Luke%2015%3A6', title: 'Luke 15:6', subject: null },
  ]);
});

test('a snippet that only repeats the title is left out', () => {
  const [lesson] = found.lessons;
  const repeated = { ...found, lessons: lesson ? [{ ...lesson, snippet: ['The ', 'Lost', ' Son'] }] : [] };
  expect(groupsOf(repeated, [])[0]?.options[0]?.snippet).toEqual([]);
});

test('a passage that the text refers to comes first', () => {
  expect(groupsOf(found, [passage('John 3:16'), passage('Jude 1:3')])[0]).toMatchObject({
    options: [{ title: 'Go to John 3:16; Jude 1:3', to: '/scripture?ref=John%203%3A16%3B%20Jude%201%3A3' }],
  });
  expect(groupsOf(undefined, [])).toEqual([]);
});

test('the arrow keys go round the ends of the list', () => {
  const options = groupsOf(found, []).flatMap((group) => group.options);
  const [first, second, third] = options;
  expect(stepFrom(options, first, 1)).toBe(second);
  expect(stepFrom(options, third, 1)).toBe(first);
  expect(stepFrom(options, first, -1)).toBe(third);
  expect(stepFrom([], undefined, 1)).toBeUndefined();
});

test.each([
  ['John 3:16', true],
  ['1pet3', true],
  ['ps 23', true],
  ['3 ways', false],
  ['lost sheep', false],
])('%s may be a reference: %s', (text, is) => {
  expect(mayBeReference(text)).toBe(is);
});
