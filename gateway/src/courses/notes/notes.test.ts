import { type LessonDetail, type ListedNote, limits, type Note } from '@apologia/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBench } from '../../testing/bench.ts';
import { plansOf } from '../../testing/plans.ts';
import { viewerWith } from '../../testing/viewers.ts';
import { sweepNotes } from './mutations.ts';
import { hasRowOf, notesByIds, notesIn, notesOf } from './queries.ts';

let bench: Awaited<ReturnType<typeof startBench>>;
beforeAll(async () => {
  bench = await startBench();
});
afterAll(() => bench.close());

const free = 'true-for-you';
const source = `lesson/${free}`;
const anchor = {
  exact: 'a claim',
  prefix: 'It is ',
  suffix: ' about the world',
  start: 6,
  end: 13,
  verses: null,
};
const uuid = () => crypto.randomUUID();

const newNote = (changes: object = {}) => ({
  id: uuid(),
  source,
  anchor,
  color: 'gold',
  text: '',
  bases: [] as string[],
  revision: uuid(),
  ...changes,
});
type Change = ReturnType<typeof newNote>;

const post = (path: string, cookie: string, json: unknown) =>
  bench.request('POST', `/api/notes/${path}`, { cookie, json });
const replyOf = async (response: Response) => {
  expect(response.status, await response.clone().text()).toBe(200);
  return ((await response.json()) as { notes: Note[] }).notes;
};
const save = async (cookie: string, change: Change) => replyOf(await post('save', cookie, change));
const remove = async (cookie: string, id: string, ...bases: string[]) =>
  replyOf(await post('delete', cookie, { id, bases }));
const inSource = async (cookie: string, of = source) =>
  replyOf(await bench.request('GET', `/api/notes/in?source=${encodeURIComponent(of)}`, { cookie }));
const list = async (cookie: string) =>
  (await (await bench.request('GET', '/api/notes', { cookie })).json()) as ListedNote[];
const textsOf = (notes: readonly Note[]) => notes.map(({ text }) => text).sort();
const edit = (change: Change, text: string, changes: object = {}) => ({
  ...change,
  text,
  bases: [change.revision],
  revision: uuid(),
  ...changes,
});

test('a note is in its lesson and on the list, and the lesson says that it has some', async () => {
  const cookie = await bench.register();
  const hasNotes = async () =>
    ((await (await bench.request('GET', `/api/lesson/${free}`, { cookie })).json()) as LessonDetail).lesson
      .hasNotes;
  expect(await hasNotes()).toBe(false);
  const change = newNote({ text: '  A good one.  ' });
  const [saved] = await save(cookie, change);
  expect(saved).toMatchObject({ id: change.id, anchor, color: 'gold', text: 'A good one.' });
  expect(await inSource(cookie)).toEqual([saved]);
  expect(await hasNotes()).toBe(true);
  const verses = { chapter: 4, first: 1, last: 2 };
  const verse = newNote({ source: 'scripture/1 John', anchor: { ...anchor, verses } });
  await save(cookie, verse);
  const listed = await list(cookie);
  expect(listed.map(({ id }) => id)).toEqual([change.id, verse.id]);
  expect(listed[0]?.lesson).toMatchObject({ moduleTitle: 'What Is Truth?', category: 'apologetics' });
  expect(listed[1]).toMatchObject({ lesson: null, anchor: { verses } });
  expect(await remove(cookie, change.id, change.revision)).toEqual([]);
  expect(await hasNotes()).toBe(false);
  expect(await list(cookie)).toHaveLength(1);
});

test('a change that is sent twice is made once, also where others came between', async () => {
  const cookie = await bench.register();
  const first = newNote({ text: 'One' });
  await Promise.all([save(cookie, first), save(cookie, first), save(cookie, first)]);
  expect(await inSource(cookie)).toHaveLength(1);
  const second = edit(first, 'Two');
  await save(cookie, second);
  await save(cookie, second);
  const third = edit(second, 'Three');
  await save(cookie, third);
  for (const again of [first, second, third]) await save(cookie, again);
  expect(textsOf(await inSource(cookie))).toEqual(['Three']);
  await save(cookie, edit(third, 'Three', { color: 'blue' }));
  await save(cookie, third);
  expect(await inSource(cookie)).toMatchObject([{ text: 'Three', color: 'blue' }]);
});

test('a change builds upon those of which its device does not know whether they arrived', async () => {
  const cookie = await bench.register();
  const first = newNote({ text: 'One' });
  await save(cookie, first);
  const [lost, arrived] = [edit(first, 'Two'), edit(first, 'Three')];
  await save(cookie, arrived);
  const last = edit(first, 'Four', { bases: [first.revision, lost.revision, arrived.revision] });
  await save(cookie, last);
  expect(textsOf(await inSource(cookie))).toEqual(['Four']);
  expect(await remove(cookie, first.id, last.revision, lost.revision)).toEqual([]);
});

test('of two devices that change a note at once, both texts are kept, each once', async () => {
  const cookie = await bench.register();
  const first = newNote({ text: 'Begun' });
  await save(cookie, first);
  const [phone, desk] = [edit(first, 'From the phone'), edit(first, 'From the desk')];
  await Promise.all([save(cookie, phone), save(cookie, desk)]);
  // And each once more, as from a train.
  const reply = await save(cookie, desk);
  await save(cookie, phone);
  expect(textsOf(await inSource(cookie))).toEqual(['From the desk', 'From the phone']);
  expect(textsOf(reply)).toContain('From the desk');
});

test('a colour and a text that meet are both kept in one note, and the later colour wins', async () => {
  const cookie = await bench.register();
  const mark = newNote();
  await save(cookie, mark);
  await save(cookie, edit(mark, 'Words'));
  await save(cookie, edit(mark, '', { color: 'blue' }));
  const [only, ...others] = await inSource(cookie);
  expect(others).toEqual([]);
  expect(only).toMatchObject({ text: 'Words', color: 'blue' });
  await save(cookie, edit(mark, 'Words', { color: 'green' }));
  expect(await inSource(cookie)).toMatchObject([{ text: 'Words', color: 'green' }]);
});

test('a text is emptied by whoever knows it', async () => {
  const cookie = await bench.register();
  const first = newNote({ text: 'No more' });
  await save(cookie, first);
  expect(await save(cookie, edit(first, ''))).toMatchObject([{ id: first.id, text: '' }]);
});

test('what another device changed is not deleted, and what was deleted does not come back', async () => {
  const cookie = await bench.register();
  const first = newNote({ text: 'One' });
  await save(cookie, first);
  const second = edit(first, 'Two');
  await save(cookie, second);
  expect(await remove(cookie, first.id, first.revision)).toMatchObject([{ text: 'Two' }]);
  expect(await remove(cookie, first.id, second.revision)).toEqual([]);
  expect(await remove(cookie, first.id, second.revision)).toEqual([]);
  expect(await save(cookie, first)).toEqual([]);
  expect(await save(cookie, second)).toEqual([]);
  expect(await inSource(cookie)).toEqual([]);
  // What somebody wrote meanwhile is kept, as a note of its own.
  const [kept] = await save(cookie, edit(second, 'Three'));
  expect(kept).toMatchObject({ text: 'Three', anchor });
  expect(kept?.id).not.toBe(first.id);
});

test('of a deleted note nothing stays but that there was one, and that for thirty days', async () => {
  const cookie = await bench.register();
  const note = newNote({ text: 'Heliotrope' });
  await save(cookie, note);
  await remove(cookie, note.id, note.revision);
  const rows = () => bench.db.all(sql`select * from notes where id = ${note.id}`);
  expect(JSON.stringify(await rows())).not.toMatch(/Heliotrope|a claim|true-for-you/);
  await sweepNotes(bench.db, Date.now());
  expect(await rows()).toHaveLength(1);
  await sweepNotes(bench.db, Date.now() + (limits.deletedNotesKeptDays + 1) * 86_400_000);
  expect(await rows()).toEqual([]);
});

test('notes are their learner’s own, by whatever id', async () => {
  const [ruth, naomi] = [await bench.register(), await bench.register()];
  const note = newNote({ text: 'Mine' });
  await save(ruth, note);
  expect(await remove(naomi, note.id, note.revision)).toEqual([]);
  await save(naomi, edit(note, 'Not yours'));
  expect(textsOf(await inSource(ruth))).toEqual(['Mine']);
  expect(textsOf(await inSource(naomi))).toEqual(['Not yours']);
  for (const [method, path] of [
    ['GET', ''],
    ['GET', '/in?source=lesson/true-for-you'],
    ['POST', '/save'],
    ['POST', '/delete'],
  ] as const) {
    const json = path === '/save' ? note : { id: note.id, bases: [note.revision] };
    const response = await bench.request(method, `/api/notes${path}`, method === 'POST' ? { json } : {});
    expect(response.status, path).toBe(401);
  }
});

test('a new note needs a lesson that is open; what was written before is kept and may be changed', async () => {
  const cookie = await bench.register();
  const [locked] = await bench.db.all<{ id: string }>(
    sql`select l.id from lessons l join modules m on m.id = l.module_id where m.is_premium = 1 limit 1`,
  );
  const note = newNote({ source: `lesson/${locked?.id}`, text: 'One' });
  expect((await post('save', cookie, note)).status).toBe(403);
  expect((await post('save', cookie, newNote({ source: 'lesson/no-such-lesson' }))).status).toBe(404);
  await bench.premium(cookie);
  await save(cookie, note);
  await bench.db.run(sql`update subscriptions set ends_at = starts_at + 1`);
  expect(await save(cookie, edit(note, 'Two'))).toMatchObject([{ text: 'Two' }]);
});

test.each([
  ['a source that is none', { source: 'module/what-is-truth' }],
  ['a book that is none', { source: 'scripture/4 john' }],
  ['no words', { anchor: { ...anchor, exact: '' } }],
  ['too many words', { anchor: { ...anchor, exact: 'x'.repeat(limits.noteQuoteMax + 1) } }],
  ['too long a text', { text: 'x'.repeat(limits.noteTextMax + 1) }],
  ['a colour that is none', { color: 'oxblood' }],
  ['an id that is none', { id: 'mine' }],
])('a note with %s is refused', async (_, changes) => {
  const cookie = await bench.register();
  expect((await post('save', cookie, newNote(changes))).status).toBe(400);
  expect(await list(cookie)).toEqual([]);
});

test('a learner has so many notes and no more, and may still change and delete those', async () => {
  const cookie = await bench.register();
  const first = newNote({ text: 'One' });
  await save(cookie, first);
  await bench.db.run(sql`
    with recursive n(i) as (select 1 union all select i + 1 from n where i < ${limits.notesMax - 1})
    insert into notes (learner_id, id, source, anchor, color, text, created_at, updated_at, revision, revisions)
    select learner_id, id || i, source, anchor, color, text, created_at, updated_at, revision, revisions
    from notes, n where id = ${first.id}`);
  const refused = await post('save', cookie, newNote());
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({ error: expect.stringMatching(/^You have 1000 notes/) });
  const second = edit(first, 'Two');
  expect(await save(cookie, second)).toMatchObject([{ text: 'Two' }]);
  await remove(cookie, first.id, second.revision);
  expect(await save(cookie, newNote())).toHaveLength(1);
});

test('notes are found by an index', async () => {
  const viewer = viewerWith('a'.repeat(64));
  const steps = await plansOf(bench.db, [
    notesOf(bench.db, viewer),
    notesIn(bench.db, viewer, source),
    notesByIds(bench.db, 'ruth', ['a']),
    hasRowOf(bench.db, viewer, 'a'),
  ]);
  const onNotes = steps.filter((step) => /^\w+ notes/.test(step));
  expect(onNotes).toHaveLength(4);
  for (const step of onNotes) expect(step).toMatch(/^SEARCH notes USING .*\(learner_id=\?/);
});
