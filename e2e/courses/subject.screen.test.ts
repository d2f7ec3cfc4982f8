import { expect, screen, test, waitFor, within } from '../screens/fixtures.ts';
import { submitLesson, takeQuiz } from './quizScreen.ts';

const main = () => within(screen.getByRole('main'));

test('a subject says once what is free, and every module of it is a row with its title, its extent and its button', async ({
  page,
  user,
  signIn,
}) => {
  await signIn();
  await page.open('/apologetics');
  await screen.findByText(/^4 of \d+ modules here are free\./);
  expect(main().getAllByRole('link', { name: 'Upgrade to Premium' })).toHaveLength(1);
  // Of the four modules that are open.
  expect(main().getByText('0 of 12 lessons completed')).toBeVisible();
  expect(main().getByRole('button', { name: /Does Truth Exist/ })).toHaveAccessibleDescription(
    /^0 of \d completed$/,
  );

  const open = main().getByRole('link', { name: 'What Is Truth?' }).closest('li') as HTMLElement;
  expect(within(open).getByRole('link', { name: 'View Module Overview' })).toBeVisible();
  expect(within(open).getByRole('link', { name: /Truth and the Way Things Are/ })).toBeVisible();

  const title = main().getByRole('link', { name: 'Truth and Tolerance' });
  const locked = title.closest('li') as HTMLElement;
  expect(locked).toHaveTextContent('2 lessons');
  expect(within(locked).getByRole('button', { name: 'Start Learning' })).toBeDisabled();
  const about = within(locked).getByRole('button', { name: 'About' });
  expect(about).toHaveAttribute('aria-expanded', 'false');
  expect(within(locked).getByText(/Conviction, coercion/)).not.toBeVisible();
  await user.click(about);
  expect(within(locked).getByText(/Conviction, coercion/)).toBeVisible();

  await user.click(title);
  await screen.findByRole('heading', { name: 'Premium Content' });
  expect(main().getByText('One Way and Many Roads')).toBeVisible();
  expect(main().getByRole('link', { name: /^What Is Truth\?/ })).toHaveAttribute(
    'href',
    '/module/what-is-truth',
  );
});

test('a premium learner is told of no plan on a subject, and its locks are gone', async ({
  page,
  signIn,
}) => {
  await signIn({ premium: true });
  await page.open('/theology');
  await screen.findByRole('link', { name: 'The God Who Is' });
  expect(main().queryByText(/modules here are free/)).toBeNull();
  expect(main().queryByRole('button', { name: 'Start Learning' })).toBeNull();
});

test('a result leads on, opens what was missed and folds what was right, and the sidebar has moved', async ({
  page,
  user,
  signIn,
  another,
}) => {
  await signIn();
  const lesson = 'truth-and-the-way-things-are';
  const key = await submitLesson(await another(), lesson);
  const missed = key.findIndex(({ questionType }) => questionType === 'mc');
  const right = key.findIndex(({ questionType }, index) => questionType !== 'essay' && index !== missed);
  await page.open(`/lesson/${lesson}`);
  await waitFor(() => expect(screen.getByRole('progressbar', { name: 'Overall progress' })).toBeVisible());
  expect(screen.queryByRole('link', { name: 'Next lesson' })).toBeNull();
  await takeQuiz(user, key, (index) => index !== missed);

  const next = await screen.findByRole('link', { name: 'Next lesson' });
  expect(next).toHaveAttribute('href', '/lesson/what-we-know-without-proof');
  expect(screen.getByRole('heading', { name: key[missed]?.question ?? '-' })).toBeVisible();
  expect(screen.getByText(key[right]?.question ?? '-')).not.toBeVisible();
  await user.click(screen.getByText(/^Show the .* you had right$/));
  expect(screen.getByText(key[right]?.question ?? '-')).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('progressbar', { name: 'Overall progress' })).toHaveAttribute(
      'aria-valuenow',
      expect.stringMatching(/^[1-9]/),
    ),
  );
});
