import { expect, screen, test, waitFor } from '../screens/fixtures.ts';
import { refused } from '../screens/network.ts';
import { answer, submitLesson } from './quizScreen.ts';

const lesson = 'truth-and-the-way-things-are';

test('an answer in Daily review that fails is kept and sent again', async ({
  page,
  academy,
  network,
  user,
  press,
  signIn,
}) => {
  await signIn();
  const key = await submitLesson(network, lesson);
  await academy.run('update review_cards set due_at = 0');
  await page.open('/daily-review');
  await press(/Start|Begin/);
  const asked = (await screen.findAllByRole('heading', { level: 2 }))[0]?.textContent;
  const question = key.find((one) => one.question === asked);
  if (!question) throw new Error(`asked what was never missed: ${asked}`);
  network.intercept(/\/api\/daily-review\/answer$/, refused(503));
  await answer(user, question, false);
  await press('Check answer');
  await screen.findByText(/Your answer is still here/);
  network.restore();
  await press('Try again');
  await screen.findByText('Not quite');
});

test('the week marks today, and its goal is the learner’s', async ({ page, network, user, signIn }) => {
  await signIn();
  await submitLesson(network, lesson);
  await page.open('/dashboard');
  await screen.findByText(/1 of 3 days this week/);
  await user.selectOptions(screen.getByLabelText(/goal/i), '1 day a week');
  await screen.findByText(/1 of 1 day/);
  await network.idle();
  await page.reload();
  await waitFor(() => expect(screen.getByText(/1 of 1 day/)).toBeVisible());
});
