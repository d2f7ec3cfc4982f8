import type { UserEvent } from '@testing-library/user-event';
import { answer, submitLesson } from '../courses/quizScreen.ts';
import { composer, startTalk } from '../practice/talking.ts';
import { expect, screen, test, waitFor, within } from '../screens/fixtures.ts';

const password = 'correct horse';
const isAt = (address: string) => waitFor(() => expect(location.href).toBe(`http://localhost${address}`));

/** Fills in the form that an ended session leads to. */
async function signInAgain(user: UserEvent, username: string): Promise<void> {
  await user.type(await screen.findByLabelText('Username'), username);
  expect(location.href).toMatch(/\/auth\?next=/);
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  await waitFor(() => expect(screen.queryByLabelText('Username')).toBeNull());
}

test('a question that is sent after the session ended is there again after signing in', async ({
  page,
  network,
  user,
  fill,
  press,
  follow,
  signIn,
}) => {
  const name = await signIn({ password });
  const box = () => screen.findByRole('textbox', { name: 'Your question' });
  const words = 'Was this question lost with the session?';
  await page.open('/lesson/true-for-you');
  await press('Ask a question');
  await fill(await box(), words);
  network.cookies.clear();
  await press('Ask');
  await screen.findByText('Please sign in to continue.');
  expect(await box()).toHaveValue(words);
  await follow('Sign In');
  await signInAgain(user, name);
  await waitFor(async () => expect(await box()).toHaveValue(words));
  await isAt('/lesson/true-for-you');
  await press('Ask');
  const heading = { level: 3, name: `${name} asks` };
  await waitFor(() => expect(screen.getByRole('heading', heading)).toHaveFocus());
  await page.reload();
  await screen.findByRole('button', { name: 'Ask a question' });
});

test('an answer of a Daily review that is sent after the session ended is there again after signing in', async ({
  page,
  academy,
  network,
  user,
  press,
  follow,
  signIn,
}) => {
  const name = await signIn({ password });
  const key = await submitLesson(network, 'truth-and-the-way-things-are');
  await academy.run('update review_cards set due_at = 0');
  await page.open('/daily-review');
  await press('Begin');
  const asked = (await screen.findAllByRole('heading', { level: 2 }))[0]?.textContent;
  const question = key.find((one) => one.question === asked);
  if (!question) throw new Error(`asked what was never missed: ${asked}`);
  await answer(user, question, true);
  network.cookies.clear();
  await press('Check answer');
  await screen.findByText(/Please sign in to continue\./);
  await follow('Sign In');
  await signInAgain(user, name);
  await press('Begin');
  await isAt('/daily-review');
  await screen.findByRole('heading', { level: 2, name: question.question });
  await press('Check answer');
  await screen.findByText('Right');
});

test('a message of practice that is sent after the session ended is there again after signing in', async ({
  page,
  network,
  user,
  follow,
  signIn,
}) => {
  const name = await signIn({ premium: true, password });
  const { id } = await startTalk(network);
  await page.open(`/practice?conversation=${id}`);
  const words = 'What do you mean by evidence?';
  await user.type(await composer(), words);
  network.cookies.clear();
  await user.keyboard('{Enter}');
  await screen.findByText('Please sign in to continue.');
  await follow('Sign In');
  await signInAgain(user, name);
  await waitFor(async () => expect(await composer()).toHaveValue(words));
  await isAt(`/practice?conversation=${id}`);
});

test('a promo code that is applied after the session ended is there again after signing in', async ({
  page,
  network,
  user,
  press,
  follow,
  signIn,
}) => {
  const name = await signIn({ password });
  const code = () => screen.findByRole('textbox', { name: 'Promo code' });
  await page.open('/subscription');
  await user.type(await code(), 'FIRST500');
  network.cookies.clear();
  await press('Apply');
  await screen.findByText('Please sign in to continue.');
  await follow('Sign In');
  await signInAgain(user, name);
  await waitFor(async () => expect(await code()).toHaveValue('FIRST500'));
  await isAt('/subscription');
  await press('Apply');
  await waitFor(() => expect(document.body).toHaveTextContent(/FIRST500\s*50% off/));
});

/** What leads from one page to another whose data is not there yet. */
const ways: [from: string, to: string, of: 'main' | 'complementary'][] = [
  ['/theology', 'a[href^="/module/"]', 'main'],
  ['/module/what-is-truth', 'a[href^="/lesson/"]', 'main'],
  ...[
    ...['/dashboard', '/apologetics', '/theology', '/hermeneutics', '/bible-study', '/religions'],
    ...['/practice', '/resources', '/subscription', '/settings'],
  ].map((path): (typeof ways)[number] => ['/scripture', `a[href="${path}"]`, 'complementary']),
];
for (const [from, to, part] of ways) {
  test(`${to} on ${from}, followed after the session ended, leads to sign-in and back`, async ({
    page,
    network,
    user,
    signIn,
  }) => {
    const name = await signIn({ premium: true, password });
    await page.open(from);
    await within(await screen.findByRole('main')).findByRole('heading', { level: 1 });
    const links = (await screen.findByRole(part)).querySelectorAll<HTMLAnchorElement>(to);
    const link = part === 'main' ? links[0] : links[links.length - 1];
    const path = link?.getAttribute('href') ?? '';
    network.cookies.clear();
    await user.click(link as HTMLElement);
    await isAt(path);
    const main = () => within(screen.getByRole('main'));
    await user.click((await main().findAllByRole('link', { name: 'Sign In' }))[0] as HTMLElement);
    await signInAgain(user, name);
    await isAt(path);
    await waitFor(() => expect(main().getByRole('heading', { level: 1 })).toBeVisible());
    await network.idle();
    expect(main().queryAllByRole('alert')).toEqual([]);
  });
}
