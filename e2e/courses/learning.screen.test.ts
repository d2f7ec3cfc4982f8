import type { LessonDetail } from '@apologia/contract';
import { expect, type Other, screen, test, waitFor, within } from '../screens/fixtures.ts';
import { refused } from '../screens/network.ts';
import { answer, submitLesson, takeQuiz } from './quizScreen.ts';

const free = 'truth-and-the-way-things-are';
const premium = 'one-god-three-persons';

/** What is right in a lesson's quiz, as another learner who submitted knows it. */
async function keyOf(another: () => Promise<Other>, lesson: string) {
  const other = await another();
  await other.post('/api/subscription/upgrade');
  return submitLesson(other, lesson);
}

/** The quiz shows its result where reading goes on. */
const resultIsFocused = (name: RegExp = /right/) =>
  waitFor(() => expect(screen.getByRole('heading', { name })).toHaveFocus());

const button = (name: string | RegExp) => screen.findByRole('button', { name });

test('a premium learner answers all three kinds of question, misses, and retries what was missed', async ({
  page,
  network,
  user,
  press,
  signIn,
  another,
}) => {
  await signIn({ premium: true });
  const key = await keyOf(another, premium);
  expect(new Set(key.map(({ questionType }) => questionType))).toEqual(new Set(['mc', 'short', 'essay']));
  await page.open(`/lesson/${premium}`);
  const wrong = key.findIndex(({ questionType }) => questionType === 'mc');
  const short = key.findIndex(({ questionType }) => questionType === 'short');
  const graded = key.filter(({ questionType }) => questionType !== 'essay').length;
  await takeQuiz(user, key, (index) => index !== wrong && index !== short);
  await resultIsFocused(new RegExp(`^${graded - 2} of ${graded} right`));

  const essay = key.find(({ questionType }) => questionType === 'essay');
  await screen.findByText(essay?.modelAnswer ?? '-');
  await user.click(screen.getByRole('checkbox', { name: essay?.rubric?.[0] ?? '-' }));
  expect(screen.getByText(key[short]?.explanation ?? '-')).toBeVisible();

  await press('Only what I missed');
  await takeQuiz(
    user,
    key.filter((_, index) => index === wrong || index === short),
    () => true,
  );
  await resultIsFocused(new RegExp(`${graded} of ${graded} right|All ${graded}`));
  const { quiz } = await network.get<LessonDetail>(`/api/lesson/${premium}`);
  expect(quiz).toMatchObject({ bestScore: 100, nextAttempt: 3 });
});

test('answers outlive a reload', async ({ page, user, press, signIn, another }) => {
  await signIn();
  const [first, second] = await keyOf(another, free);
  if (!first || !second) throw new Error('This lesson asks two questions at least.');
  await page.open(`/lesson/${free}`);
  await answer(user, first, true);
  await page.reload();
  await screen.findByRole('heading', { name: second.question });
  await press('Question 1, answered');
  expect(
    await screen.findByRole('radio', { name: first.options[first.correctAnswer ?? 0] ?? '' }),
  ).toBeChecked();
});

test('a tab is told the attempt that another tab made meanwhile, and makes no second one', async ({
  page,
  network,
  user,
  signIn,
  another,
}) => {
  await signIn();
  const key = await keyOf(another, free);
  await page.open(`/lesson/${free}`);
  const { quiz: before } = await network.get<LessonDetail>(`/api/lesson/${free}`);
  const answers = Object.fromEntries(
    key.map((one) => [
      one.id,
      one.questionType === 'mc' ? (one.correctAnswer ?? 0) : (one.accepted?.[0] ?? 'So.'),
    ]),
  );
  const attempt = { attempt: before?.nextAttempt, revision: before?.revision };
  await network.post('/api/lesson/quiz', { lessonId: free, answers, ...attempt });
  await takeQuiz(user, key, () => false);
  await resultIsFocused(/^All \d|^(\d) of \1 right/);
  const { quiz } = await network.get<LessonDetail>(`/api/lesson/${free}`);
  expect(quiz).toMatchObject({ nextAttempt: 2, last: { attempt: 1, score: 100 } });
});

test('a quiz that changed meanwhile says so and offers the new one', async ({
  page,
  network,
  user,
  press,
  signIn,
  another,
}) => {
  await signIn();
  const key = await keyOf(another, free);
  await page.open(`/lesson/${free}`);
  network.intercept(/\/api\/lesson\/quiz$/, ({ body }, pass) =>
    pass({ ...(body as object), revision: 'an-older-one' }),
  );
  await takeQuiz(user, key, () => true);
  await screen.findByText(/^The questions of this quiz were changed while you were reading\./);
  network.restore();
  await press('Submit Answers');
  await resultIsFocused();
});

test('a submission that fails keeps the answers and is sent again', async ({
  page,
  network,
  user,
  press,
  signIn,
  another,
}) => {
  await signIn();
  const key = await keyOf(another, free);
  await page.open(`/lesson/${free}`);
  network.intercept(/\/api\/lesson\/quiz$/, refused(503));
  await takeQuiz(user, key, () => true);
  expect(await screen.findByRole('alert')).toHaveTextContent('Your answers are kept here.');
  network.restore();
  await press('Try again');
  await resultIsFocused();
});

/** The line is down: nothing reaches the gateway, nothing comes back. */
const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));

test('answers that are submitted while the line is down are kept, and sent once there is one, wherever the reader is by then', async ({
  page,
  network,
  user,
  signIn,
  another,
}) => {
  await signIn();
  const key = await keyOf(another, free);
  await page.open(`/lesson/${free}`);
  network.intercept(/\/api\/lesson\/quiz$/, unreachable);
  await takeQuiz(user, key, () => true);
  expect(await screen.findByRole('alert')).toHaveTextContent('Kept, will be sent');
  const lessons = within(screen.getByRole('navigation', { name: 'Lessons' }));
  await user.click(lessons.getByRole('link', { name: /What We Know Without Proof/ }));
  await screen.findByRole('heading', { level: 1, name: 'What We Know Without Proof' });
  network.restore();
  dispatchEvent(new Event('online'));
  await waitFor(async () => {
    const { quiz } = await network.get<LessonDetail>(`/api/lesson/${free}`);
    expect(quiz?.last).toMatchObject({ attempt: 1, score: 100 });
  });
});

test('answers that were kept are sent when their lesson is opened again', async ({
  page,
  network,
  user,
  signIn,
  another,
}) => {
  await signIn();
  const key = await keyOf(another, free);
  await page.open(`/lesson/${free}`);
  network.intercept(/\/api\/lesson\/quiz$/, unreachable);
  await takeQuiz(user, key, () => true);
  await screen.findByRole('alert');
  network.restore();
  await page.reload();
  await resultIsFocused(/^All \d right/);
});

test('two tabs share the answers of a quiz, and its result', async ({
  page,
  network,
  user,
  signIn,
  another,
}) => {
  await signIn();
  const key = await keyOf(another, free);
  const [first] = key;
  if (!first) throw new Error('This lesson asks a question at least.');
  await page.open(`/lesson/${free}`);
  await answer(user, first, false);
  const right = first.options[first.correctAnswer ?? 0] ?? '';
  expect(screen.getByRole('radio', { name: right })).not.toBeChecked();

  const [name = '', saved = ''] =
    Object.entries(localStorage).find(([key]) => key.includes('quiz-draft')) ?? [];
  const draft = JSON.parse(saved);
  draft.answers[first.id] = first.correctAnswer;
  localStorage.setItem(name, JSON.stringify(draft));
  dispatchEvent(new StorageEvent('storage', { key: name, newValue: JSON.stringify(draft) }));
  await waitFor(() => expect(screen.getByRole('radio', { name: right })).toBeChecked());

  await submitLesson(network, free);
  localStorage.removeItem(name);
  dispatchEvent(new StorageEvent('storage', { key: name, newValue: null }));
  await screen.findByRole('heading', { level: 3, name: /right/ });
});

for (const [path, name] of [
  ['/module/the-god-who-is', 'The God Who Is'],
  [`/lesson/${premium}`, 'One God, Three Persons'],
] as const) {
  test(`${path} is locked by direct link: what it is, how to open it, how to go back`, async ({
    page,
    network,
    signIn,
  }) => {
    await signIn();
    const composed = await (await network.document(path)).text();
    expect(composed).not.toContain('correctAnswer');
    await page.open(path);
    await screen.findByRole('heading', { name: 'Premium Content' });
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Upgrade to Premium' })).toBeVisible();
    expect(main.getByRole('link', { name: /^Back to/ })).toBeVisible();
    await waitFor(() => expect(document.title).toBe(`${name} · Premium Content · Apologia`));
  });
}

for (const [path, heading] of [
  ['/module/nowhere', 'Module not found'],
  ['/lesson/nowhere', 'Lesson not found'],
  ['/certificate/0000-0000-0000-0000-0000', 'Certificate not found'],
] as const) {
  test(`${path} is not there, and says so`, async ({ page, signIn }) => {
    await signIn();
    expect(await page.open(path)).toBe(404);
    await screen.findByRole('heading', { name: heading });
    await waitFor(() => expect(document.title).toBe(`${heading} · Apologia`));
  });
}

test('Continue leads to the exact lesson, from the dashboard and from the module', async ({
  page,
  network,
  user,
  follow,
  signIn,
}) => {
  await signIn();
  await submitLesson(network, free);
  const next = '/lesson/what-we-know-without-proof';
  await page.open('/dashboard');
  const [first] = await screen.findAllByRole('link', { name: /^Continue/ });
  await user.click(first as HTMLElement);
  await waitFor(() => expect(location.pathname).toBe(next));
  const [outline] = await screen.findAllByRole('navigation', { name: 'This module' });
  expect(outline?.querySelector('[aria-current=page]')).toHaveTextContent('What We Know Without Proof');
  await page.open('/module/what-is-truth');
  await follow(/^Continue/);
  await waitFor(() => expect(location.pathname).toBe(next));
});

test('the open group and the chosen tab survive a reload and can be linked', async ({
  page,
  user,
  press,
  signIn,
}) => {
  await signIn();
  await page.open('/apologetics');
  await press(/Are Miracles Possible/);
  const miracles = () => button(/Are Miracles Possible/);
  await waitFor(async () => expect(await miracles()).toHaveAttribute('aria-expanded', 'true'));
  await page.reload();
  expect(await miracles()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('button', { name: /Does Truth Exist/ })).toHaveAttribute('aria-expanded', 'false');
  expect(location.search).toContain('group=are-miracles-possible');
  await page.open('/religions');
  await user.click(await screen.findByRole('tab', { name: /Hinduism/ }));
  expect(screen.getByText('Estimate for about 2020; other counts differ')).toBeVisible();
  await page.reload();
  expect(await screen.findByRole('tab', { name: /Hinduism/ })).toHaveAttribute('aria-selected', 'true');
});
