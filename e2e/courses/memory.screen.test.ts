import type { StudyPlan } from '@apologia/contract';
import { expect, screen, test, waitFor, within } from '../screens/fixtures.ts';
import { refused } from '../screens/network.ts';
import { answer, submitLesson } from './quizScreen.ts';

const john = '/scripture?ref=John%203:16';
const learn = () => screen.findByRole('button', { name: 'Learn this verse' });

test('a verse is chosen where it is read, said by heart in Daily review, and comes back later', async ({
  page,
  academy,
  network,
  user,
  press,
  signIn,
}) => {
  await signIn();
  await page.open(john);
  await user.click(await learn());
  await screen.findByText('This passage comes in Daily Review.');
  expect(await learn()).toHaveAttribute('aria-pressed', 'true');

  // With a question before it.
  await submitLesson(network, 'truth-and-the-way-things-are');
  await academy.run(`update review_cards set due_at = 0 where question_id like 'verse/%'`);
  expect((await network.get<StudyPlan>('/api/study')).review).toMatchObject({ due: 0, verses: 1 });
  await page.open('/dashboard');
  await screen.findByText('1 verse due');
  await page.open('/daily-review');
  await screen.findByText('1 verse, about 1 minute.');
  await press('Begin');
  await screen.findByRole('heading', { level: 2, name: 'John 3:16' });
  await screen.findByText(/For God ___ loved|For ___ so loved|___ God so/);
  await user.click(screen.getByLabelText('First letters'));
  await screen.findByText(/^F G s l t w/);
  await user.click(screen.getByLabelText('Nothing'));
  expect(screen.queryByText(/F G s l/)).toBeNull();
  await press('Show the verse');
  await screen.findByText(/For God so loved the world/);
  expect(screen.getByRole('button', { name: 'I knew it' })).toHaveFocus();
  network.intercept(/\/api\/memory\/recall$/, refused(503));
  await press('I knew it');
  await screen.findByText('Your answer could not be saved. Please try again.');
  network.restore();
  await press('I knew it');
  await screen.findByRole('heading', { name: 'Done for today' });
  await screen.findByText('Right, and well kept.');

  await page.open('/daily-review');
  await screen.findByText(/^You are up to date. The next (question|verse) comes back/);
  const list = within(await screen.findByRole('region', { name: 'Verses you learn' }));
  expect(list.getByText(/^comes back (in|tomorrow)/)).toBeVisible();
  await user.click(list.getByRole('button', { name: 'Leave John 3:16' }));
  await waitFor(() => expect(list.queryByText('John 3:16')).toBeNull());
  await network.idle();
  await page.open(john);
  expect(await learn()).toHaveAttribute('aria-pressed', 'false');
});

test('questions come before verses, and what is left counts questions alone', async ({
  page,
  academy,
  network,
  press,
  user,
  signIn,
}) => {
  await signIn();
  const key = await submitLesson(network, 'truth-and-the-way-things-are');
  for (const id of ['verse/43-3-16-16', 'verse/19-23'])
    await network.post('/api/memory', { id, learned: true });
  await academy.run('update review_cards set due_at = 0');
  const { review } = await network.get<StudyPlan>('/api/study');
  await page.open('/daily-review');
  await screen.findByText(new RegExp(`^${review.due} questions? and 2 verses, about`));
  await press('Begin');
  network.intercept(/\/api\/daily-review\/answer$/, refused(503));
  for (let i = 0; i < review.due; i += 1) {
    const [asked] = await screen.findAllByRole('heading', { level: 2 });
    const question = key.find((one) => one.question === asked?.textContent);
    if (!question) throw new Error(`asked what was never missed: ${asked?.textContent}`);
    await answer(user, question, true);
    await press('Check answer');
    await press('Leave it for now');
  }
  network.restore();
  for (let i = 0; i < 2; i += 1) {
    await screen.findByRole('heading', { level: 2, name: /^(Psalm 23|John 3:16)$/ });
    await press('Show the verse');
    await press('Not yet');
  }
  await screen.findByText(`${review.due} more question${review.due === 1 ? '' : 's'} due.`);
  await network.idle();
});

test('a whole book and a chapter of many verses are read, and not learned', async ({ page, signIn }) => {
  await signIn();
  await page.open('/scripture?ref=John%203');
  await screen.findByText(/For God so loved the world/);
  expect(screen.queryByRole('button', { name: /^Learn/ })).toBeNull();
});
