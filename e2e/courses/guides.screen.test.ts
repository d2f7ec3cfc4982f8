import { paths } from '@apologia/kit';
import { expect, screen, test, waitFor, within } from '../screens/fixtures.ts';

test('the plan that has guides leads to them, and a free learner is told what they come with', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.open('/subscription');
  const line = await screen.findByRole('link', { name: 'Downloadable guides' });
  expect(line).toHaveAttribute('href', paths.guides);

  await page.open('/guides');
  await screen.findByRole('heading', { level: 1, name: 'Guides' });
  await screen.findByText('Guides come with Premium.');
  expect(screen.queryByRole('button', { name: /^Download/ })).toBeNull();
});

test('a premium learner finds the guides of subjects and modules, from the pages of both', async ({
  page,
  follow,
  signIn,
}) => {
  await signIn({ premium: true });
  for (const path of ['/theology', '/religions']) {
    await page.open(path);
    const way = await screen.findByRole('link', { name: 'Print and guides' });
    expect(way).toHaveAttribute('href', `${paths.guides}#${path.slice(1)}`);
  }
  await page.open('/module/what-is-truth');
  await follow('Print and guides');
  const subject = await screen.findByRole('region', { name: 'Apologetics Foundations' });
  within(subject).getByRole('button', { name: 'Download “Apologetics Foundations” as PDF' });
  const ofModule = within(subject).getByRole('button', { name: 'Download “What Is Truth?” as EPUB' });
  expect(ofModule.closest('details')).toHaveAttribute('open');
});

test('a lesson has a sheet for whoever leads a group through it', async ({ page, press, follow, signIn }) => {
  await signIn();
  await page.open('/lesson/truth-and-the-way-things-are');
  await press('Print');
  await follow('For a group');
  await screen.findByRole('heading', { level: 1, name: 'Leader’s sheet' });
  const part = (name: string) => within(screen.getByRole('region', { name }));
  part('The lesson in ten minutes').getByText('The objection: we can never step outside');
  part('To begin with').getByText(/^When did you last find out/);
  expect(part('To talk about').getAllByRole('listitem')).toHaveLength(3);
  part('To try aloud').getByText(/^The pride of “only”\./);
  await waitFor(() => expect(document.title).toMatch(/^Leader’s sheet/));
});

test('where nobody wrote for a group, a lesson’s own opening and its open questions are there', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.open('/lesson/what-did-the-writer-mean/group');
  await screen.findByRole('heading', { level: 1, name: 'Leader’s sheet' });
  const part = (name: string) => within(screen.getByRole('region', { name }));
  part('To begin with').getByText(/\?/);
  expect(part('To talk about').getAllByRole('listitem').length).toBeGreaterThan(0);
});

test('the sheet of a locked lesson is locked', async ({ page, signIn }) => {
  await signIn();
  await page.open('/lesson/what-we-should-expect-to-see/group');
  await screen.findByRole('heading', { name: 'Premium Content' });
  expect(screen.queryByText('The lesson in ten minutes')).toBeNull();
});
