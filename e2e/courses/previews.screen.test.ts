import { vi } from 'vitest';
import { expect, screen, test, waitFor, within } from '../screens/fixtures.ts';

const lesson = '/lesson/true-for-you';
const heading = () => screen.findByRole('heading', { level: 1, name: '“True for You”' });

test('a visitor reads a lesson, finds nothing there that takes an account, and nothing is written', async ({
  page,
  network,
}) => {
  expect(await page.open(lesson)).toBe(200);
  await heading();
  const article = screen.getByRole('article');
  expect(article.querySelectorAll('p').length).toBeGreaterThan(10);
  expect(screen.getByRole('button', { name: 'Share' })).toBeVisible();
  for (const name of ['Bookmark', 'Mark as complete', 'Submit Answers', 'Toggle sidebar']) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
  expect(document.getElementById('lesson-discussion')).toBeNull();
  await network.idle();
  expect(network.sent.filter(({ path }) => path.startsWith('/api/')).map(({ path }) => path)).toEqual([]);
});

test('its quiz asks a visitor to register or sign in, and leads back to the lesson as theirs', async ({
  page,
  network,
  user,
  fill,
  press,
  follow,
  signIn,
}) => {
  const name = await signIn({ password: 'correct horse' });
  network.cookies.clear();
  await page.open(lesson);
  const quiz = await screen.findByRole('region', { name: 'Check your understanding' });
  expect(within(quiz).getByRole('link', { name: 'Create a free account' })).toHaveAttribute(
    'href',
    `/auth?next=${encodeURIComponent(lesson)}&tab=register`,
  );
  await follow('Create a free account');
  await screen.findByRole('button', { name: 'Create Account' });
  await page.open(lesson);
  const main = within(await screen.findByRole('main'));
  await user.click(main.getByRole('link', { name: 'Sign In' }));
  await fill(await screen.findByLabelText('Username'), name);
  await fill(screen.getByLabelText('Password'), 'correct horse');
  await press('Sign In');
  await screen.findByRole('button', { name: 'Bookmark' });
  expect(location.pathname).toBe(lesson);
  expect(screen.queryByRole('link', { name: 'Create a free account' })).toBeNull();
  await waitFor(() => expect(network.sent.some(({ path }) => path === `/api${lesson}/start`)).toBe(true));
});

test('a visitor goes from a subject to a lesson', async ({ page, follow }) => {
  await page.open('/apologetics');
  await follow('What Is Truth?');
  await screen.findByRole('heading', { level: 1, name: 'What Is Truth?' });
  expect(screen.getByRole('region', { name: 'Knowledge Check' })).toHaveTextContent('free account');
  await follow('Start Learning');
  await screen.findByRole('heading', { level: 1, name: 'Truth and the Way Things Are' });
});

test('a learner whose session has ended is asked to sign in where a visitor would read', async ({
  page,
  network,
  follow,
  signIn,
}) => {
  await signIn();
  await page.open('/module/what-is-truth');
  await screen.findByRole('heading', { level: 1, name: 'What Is Truth?' });
  network.cookies.clear();
  await follow(/Truth and the Way Things Are/);
  const main = within(await screen.findByRole('main'));
  expect(await main.findByRole('link', { name: 'Sign In' })).toHaveAttribute(
    'href',
    `/auth?next=${encodeURIComponent('/lesson/truth-and-the-way-things-are')}`,
  );
});

test('the link to a lesson, or to one of its parts, is copied', async ({ page, user, press }) => {
  await page.open(lesson);
  await press('Share');
  await press('Copy link');
  await screen.findByText('Link copied');
  expect(await navigator.clipboard.readText()).toBe(`http://localhost${lesson}`);
  const headings = [...document.querySelectorAll('article .prose h2')];
  expect(headings.length).toBeGreaterThan(1);
  const [first] = headings;
  const part = screen.getByRole('combobox', { name: 'Link to' });
  await user.selectOptions(part, first?.textContent ?? '');
  await press('Copy link');
  await waitFor(async () =>
    expect(await navigator.clipboard.readText()).toBe(`http://localhost${lesson}#${first?.id}`),
  );
  const link = within(first as HTMLElement).getByRole('link', { name: `Link to “${first?.textContent}”` });
  expect(link).toHaveAttribute('href', `#${first?.id}`);
});

test('where the browser can share, it does; what it cannot is copied', async ({ page, press }) => {
  const share = vi.fn(async () => {});
  Object.assign(navigator, { share });
  await page.open(lesson);
  await press('Share');
  await press('Share with…');
  expect(share).toHaveBeenCalledWith({
    title: '“True for You” · Apologia',
    url: `http://localhost${lesson}`,
  });
  expect(screen.queryByText('Link copied')).toBeNull();
  share.mockRejectedValueOnce(new DOMException('closed', 'AbortError'));
  await press('Share with…');
  expect(screen.queryByText('Link copied')).toBeNull();
  share.mockRejectedValueOnce(new DOMException('not now', 'NotAllowedError'));
  await press('Share with…');
  await screen.findByText('Link copied');
  Reflect.deleteProperty(navigator, 'share');
});
