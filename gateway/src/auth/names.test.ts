import { learners } from '@apologia/db/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBench } from '../testing/bench.ts';
import { reservedNames, reservedParts, reservedWords } from './reservedNames.ts';

let bench: Awaited<ReturnType<typeof startBench>>;
beforeAll(async () => {
  bench = await startBench();
});
afterAll(() => bench.close());

const register = async (username: string, email = `${crypto.randomUUID()}@example.org`) => {
  const json = { username, email, password: 'correct horse' };
  const response = await bench.request('POST', '/api/auth/register', { json });
  const { error, fields } = (await response.json()) as { error?: string; fields?: Record<string, string> };
  return { status: response.status, error, fields };
};

test('names that speak for the academy, for its partners or for nobody are refused', async () => {
  const before = await bench.db.$count(learners);
  const disguised = [
    ...[
      'Admin',
      'ADMINISTRATOR',
      'adm1n',
      'Аdmin',
      'аdmіn',
      'ádmïn',
      'a.d.m.i.n',
      'admin 2',
      'admin007',
      'Admin_',
    ],
    ...[
      'Ruth the admin',
      'Support-Team',
      'Ruth (staff)',
      'r00t',
      'n0b0dy',
      'PayPaI',
      'my paypal',
      'Apologia Team',
    ],
    ...[
      'ap0l0gia',
      'Team-Apologia',
      'the moderators',
      'modеrator',
      'Ａｄｍｉｎ',
      'ad\u200bmin',
      'Secular Humanist',
      'de1eted',
    ],
  ];
  for (const name of [...reservedNames, ...reservedWords, ...reservedParts, ...disguised]) {
    const { status, fields } = await register(name);
    expect(status, name).toBe(400);
    expect(fields?.username, name).toMatch(/^Username /);
  }
  expect((await register('moderator')).fields).toEqual({
    username: 'Username is reserved: please choose another',
  });
  expect(await bench.db.$count(learners)).toBe(before);
});

test.each([
  ['Paul', 'PauI', 'a capital i for an l'],
  ['Lois', 'L0is', 'a nought for an o'],
  ['Bernice', 'Bemice', 'm for rn'],
  ['Junia B', 'Junia_B', 'another sign between'],
  ['Chloe', 'ϹhΙοe'.normalize('NFKC'), 'letters of Greek and Latin'],
  ['cope', 'соре', 'every letter Cyrillic'],
  ['Aquila', 'Ａｑｕｉｌａ', 'wide letters'],
])('where there is %s, %s is taken: %s', async (name, other) => {
  await bench.register({ username: name });
  const { status, error } = await register(other);
  if (status === 400) return expect(error).toBe('Username must keep to one alphabet');
  expect([status, error]).toEqual([409, 'Username or email already exists']);
});

test('of twenty look-alikes that are registered at once, one is', async () => {
  const spelt = Array.from({ length: 20 }, (_, i) =>
    [...'LOLLOL'].map((c, j) => ((i >> j) & 1 ? c : c === 'L' ? '1' : '0')),
  );
  const replies = await Promise.all(spelt.map((letters) => register(letters.join(''))));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(replies.filter(({ status }) => status === 409)).toHaveLength(19);
});

test('two learners whose names looked alike before keep their names, and sign in', async () => {
  const password = 'correct horse';
  // As accounts were before anyone asked what a name looks like.
  const forget = () => bench.db.update(learners).set({ usernameSkeleton: null });
  for (const username of ['Silvanus', 'SiIvanus']) {
    await bench.register({ username, password });
    await forget();
  }
  for (const username of ['silvanus', 'SIIVANUS']) {
    const reply = await bench.request('POST', '/api/auth/login', { json: { username, password } });
    expect(reply.status).toBe(200);
  }
});

test.each([
  ['ab', 'Username must be at least 3 characters'],
  ['a\u0301b\u0301', 'Username must be at least 3 characters'],
  ['ab\u200b\u200b', 'Username must be at least 3 characters'],
  ['  ab  ', 'Username must be at least 3 characters'],
  ['\u2800\u2800\u2800', 'Username must be at least 3 characters'],
  ['Ru\u202eth', 'Username has characters that cannot be seen'],
  ['Ru\u200bth', 'Username has characters that cannot be seen'],
  ['x'.repeat(41), 'Username must be at most 40 characters'],
  ['Ruth  B', 'Username can have letters, digits, single spaces and . _ - between them'],
  ['<b>Ruth</b>', 'Username can have letters, digits, single spaces and . _ - between them'],
  ['ruth@example.org', 'Username can have letters, digits, single spaces and . _ - between them'],
  ['Z̷̢̛͓̺̥͑a̸̡̛͎̣l̴̨̛͔g̶̢̛̖o', 'Username can have letters, digits, single spaces and . _ - between them'],
  ['👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 'Username has characters that cannot be seen'],
  ['Ruтh', 'Username must keep to one alphabet'],
  ['Ρuth', 'Username must keep to one alphabet'],
])('%j is refused under its field: %s', async (name, sentence) => {
  const { status, fields } = await register(name);
  expect(status).toBe(400);
  expect(fields).toEqual({ username: sentence });
});

test.each([
  'Zoë',
  'O’Brien',
  'Jean-Luc',
  'St. Ruth B.',
  'Анна',
  'Ἀθανάσιος',
  'רות המואביה',
  'أثناسيوس',
  'रविन्द्र',
  'ジョン三世',
  '베드로',
  'Nguyễn Văn',
  'Ọláìtán',
])('%s is a name', async (name) => {
  expect(await register(name)).toMatchObject({ status: 200 });
});

test.each([
  ['two at signs', 'ruth@naomi@example.org'],
  ['no name before it', '@example.org'],
  ['a control character', 'ru\u0007th@example.org'],
  ['a line break', 'ruth@example.org\nbcc: all@example.org'],
  ['a space', 'ru th@example.org'],
  ['a display name', 'Ruth <ruth@example.org>'],
  ['255 characters', `${'r'.repeat(243)}@example.org`],
  ['65 characters before the sign', `${'r'.repeat(65)}@example.org`],
  ['a direction override', 'ruth\u202e@example.org'],
])('an address with %s is refused under its field', async (_, email) => {
  const { status, fields } = await register('Phoebe of Cenchreae', email);
  expect(status).toBe(400);
  expect(fields).toEqual({ email: 'Invalid email address' });
});
