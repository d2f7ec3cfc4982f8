import type { Note } from '@apologia/contract';
import { expect, screen, test, waitFor, within } from '../screens/fixtures.ts';
import { dropped } from '../screens/network.ts';

const lesson = 'true-for-you';

const change = (exact: string, more: Partial<Record<'source' | 'text' | 'id', string>> = {}) => ({
  id: crypto.randomUUID() as string,
  source: `lesson/${lesson}`,
  anchor: { exact, prefix: '', suffix: '', start: 0, end: exact.length, verses: null },
  color: 'gold',
  text: '',
  bases: [] as string[],
  revision: crypto.randomUUID() as string,
  ...more,
});

const john = {
  ...change('the truth will make you free', { source: 'scripture/John' }),
  anchor: {
    exact: 'the truth will make you free',
    prefix: '',
    suffix: '',
    start: 0,
    end: 28,
    verses: { chapter: 8, first: 32, last: 32 },
  },
};

const section = (name: string) => screen.findByRole('region', { name });
const box = () => screen.findByRole('textbox', { name: 'Your note' });

test('the page of notes has them by subject, and finds words in them', async ({
  page,
  network,
  user,
  fill,
  signIn,
}) => {
  await signIn();
  await page.open('/notes');
  await screen.findByText(/You have no notes yet/);
  await network.post('/api/notes/save', change('It is good manners.', { text: 'As at home' }));
  await network.post('/api/notes/save', john);

  await page.open('/notes');
  const subject = await section('Apologetics Foundations');
  expect(within(subject).getByRole('link', { name: '“True for You”' })).toHaveAttribute(
    'href',
    `/lesson/${lesson}`,
  );
  expect(subject).toHaveTextContent('It is good manners.As at home');
  expect(within(await section('Scripture')).getByRole('link', { name: 'John 8:32' })).toHaveAttribute(
    'href',
    '/scripture?ref=John%208%3A32',
  );
  await fill(screen.getByRole('searchbox', { name: 'Search your notes' }), 'home');
  await screen.findByText('1 note');
  expect(screen.queryByRole('region', { name: 'Scripture' })).toBeNull();
  await fill(screen.getByRole('searchbox', { name: 'Search your notes' }), 'elsewhere');
  await screen.findByText('No note has these words.');
  await fill(screen.getByRole('searchbox', { name: 'Search your notes' }), '');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Subject' }), 'Scripture');
  await screen.findByText('1 note');
  expect(screen.queryByText('It is good manners.')).toBeNull();
});

test('a note is changed and deleted where it is listed; what arrived without an answer and is sent again is there once', async ({
  page,
  network,
  fill,
  press,
  signIn,
}) => {
  await signIn();
  await network.post('/api/notes/save', change('It is good manners.', { text: 'As at home' }));
  await page.open('/notes');
  await press('Edit');
  await fill(await box(), 'As anywhere');
  network.intercept(/\/notes\/save$/, async (request, pass) => {
    await pass();
    return dropped(request, pass);
  });
  await press('Save');
  await screen.findByText('The note could not be saved. What you wrote is still here.');
  expect(await box()).toHaveValue('As anywhere');
  network.restore();
  await fill(await box(), 'As everywhere');
  await press('Save');
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Your note' })).toBeNull());
  await network.idle();
  expect((await network.get<{ notes: Note[] }>(`/api/notes/in?source=lesson/${lesson}`)).notes).toMatchObject(
    [{ text: 'As everywhere' }],
  );

  await press('Edit');
  await press('Delete');
  await screen.findByText('Delete this note?');
  await press('Delete');
  await screen.findByText(/You have no notes yet/);
});

test('of two devices that write at once, the later one is told that both texts are kept', async ({
  page,
  network,
  fill,
  press,
  signIn,
}) => {
  await signIn();
  const first = change('It is good manners.', { text: 'Begun' });
  await network.post('/api/notes/save', first);
  await page.open('/notes');
  await press('Edit');
  await fill(await box(), 'Here');
  // Elsewhere, meanwhile.
  const other = { ...first, text: 'There', bases: [first.revision], revision: crypto.randomUUID() };
  await network.post('/api/notes/save', other);
  await press('Save');
  await screen.findByText('Both are kept');
  await screen.findByText('There');
  expect(screen.getByText('Here')).toBeVisible();
});

test('the tool of a lesson says which of its notes are not in the text any more', async ({
  page,
  network,
  press,
  signIn,
}) => {
  await signIn();
  await network.post('/api/notes/save', change('It is good manners.', { text: 'Found' }));
  await network.post('/api/notes/save', change('Nobody ever wrote these words here.', { text: 'Lost' }));
  await page.open(`/lesson/${lesson}`);
  await press('Notes');
  await waitFor(async () =>
    expect(await screen.findByRole('list', { name: 'Notes in this lesson' })).toHaveTextContent('Found'),
  );
  expect(await section('No longer in the text')).toHaveTextContent('Nobody ever wrote these words here.Lost');
});
