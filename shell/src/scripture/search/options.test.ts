import type { SearchResults } from '@apologia/contract';
import { expect, test } from 'vitest';
import { groupsOf, stepFrom } from './options.ts';
import { pagesFor } from './pages.ts';
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
  resources: [{ id: 'confessions', title: 'Confessions', author: 'Augustine of Hippo', snippet: [] }],
  questions: [
    {
      id: '0d3c5a52-5d55-4f6c-9a33-7f0d1d1f3f10',
      lesson: { id: 'the-lost-son', title: 'The Lost Son' },
      answerCount: 2,
      snippet: ['Who is ', 'lost', '?'],
    },
  ],
  best: [],
  corrected: null,
};
const passage = (reference: string) => ({ reference, verses: [], previous: null, next: null });

test('results stand in groups, the empty ones left out', () => {
  const groups = groupsOf(found, [], []);
  expect(groups.map(({ name }) => name)).toEqual(['Lessons', 'Library', 'Scripture', 'Discussion']);
  expect(groups.flatMap(({ options }) => options)).toMatchObject([
    { to: '/lesson/the-lost-son', note: 'Bible Studies', isVerse: false, isLocked: false },
    { to: '/lesson/locked', isLocked: true, snippet: [] },
    { to: '/resources#confessions', title: 'Confessions', note: 'Augustine of Hippo' },
    { to: '/scripture?ref=Luke%2015%3A6', title: 'Luke 15:6', note: null, isVerse: true },
    {
      to: '/lesson/the-lost-son?question=0d3c5a52-5d55-4f6c-9a33-7f0d1d1f3f10#lesson-discussion',
      title: 'The Lost Son',
      note: '2 answers',
      isVerse: false,
    },
  ]);
});

test('the best three stand before the groups of the kinds, and pages of the academy before those', () => {
  const best: SearchResults['best'] = [
    { kind: 'scripture', id: 'Luke 15:6' },
    { kind: 'a kind of tomorrow', id: 'x' } as never,
    { kind: 'lessons', id: 'locked' },
    { kind: 'resources', id: 'confessions' },
  ];
  const titles = (pages: Parameters<typeof groupsOf>[2]) =>
    groupsOf({ ...found, best }, [], pages).map(({ name, options }) => [
      name,
      ...options.map(({ title }) => title),
    ]);
  expect(titles([])).toEqual([
    ['Best results', 'Luke 15:6', 'Locked', 'Confessions'],
    ['Lessons', 'The Lost Son'],
    ['Discussion', 'The Lost Son'],
  ]);
  expect(titles(pagesFor('settings'))).toEqual([
    ['Best results', 'Settings', 'Luke 15:6', 'Locked'],
    ['Lessons', 'The Lost Son'],
    ['Library', 'Confessions'],
    ['Discussion', 'The Lost Son'],
  ]);
});

test.each([
  ['settings', ['Settings']],
  ['dark theme', ['Settings']],
  ['flash cards', ['Daily review']],
  ['review cards game', []],
  ['revi', ['Daily review', 'Reviews']],
  ['bible', ['Bible Studies', 'Scripture']],
  ['upgrade', ['Subscription']],
  ['why does god allow suffering', []],
  ['“”', []],
])('the pages for %s are %j', (text, titles) => {
  expect(pagesFor(text).map(({ title }) => title)).toEqual(titles);
});

test('a snippet that only repeats the title is left out', () => {
  const [lesson] = found.lessons;
  const repeated = { ...found, lessons: lesson ? [{ ...lesson, snippet: ['The ', 'Lost', ' Son'] }] : [] };
  expect(groupsOf(repeated, [], [])[0]?.options[0]?.snippet).toEqual([]);
});

test('a passage that the text refers to comes first', () => {
  expect(groupsOf(found, [passage('John 3:16'), passage('Jude 1:3')], [])[0]).toMatchObject({
    options: [{ title: 'Go to John 3:16; Jude 1:3', to: '/scripture?ref=John%203%3A16%3B%20Jude%201%3A3' }],
  });
  expect(groupsOf(undefined, [], [])).toEqual([]);
});

test('the arrow keys go round the ends of the list', () => {
  const options = groupsOf(found, [], []).flatMap((group) => group.options);
  const [first, second] = options;
  expect(stepFrom(options, first, 1)).toBe(second);
  expect(stepFrom(options, options.at(-1), 1)).toBe(first);
  expect(stepFrom(options, first, -1)).toBe(options.at(-1));
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
