import type { ModuleDetail, ModuleList } from '@apologia/contract';
import { expect, screen, test, waitFor, within } from '../screens/fixtures.ts';
import type { Network } from '../screens/network.ts';
import { submitCheck, submitLesson } from './quizScreen.ts';

const lesson = 'truth-and-the-way-things-are';
const region = async (name: string) => within(await screen.findByRole('region', { name }));

/** Completes every lesson of a module past the pages. */
async function completeLessons(network: Network, moduleId: string): Promise<void> {
  const { module } = await network.get<ModuleDetail>(`/api/module/${moduleId}`);
  for (const { id } of module.lessons) await submitLesson(network, id);
}

/** Where the parts of the page stand, by the headings of the second level. */
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('a newcomer is given one question, its lesson and a goal, before anything is counted', async ({
  page,
  network,
  user,
  signIn,
}) => {
  await signIn();
  await page.open('/dashboard');
  await screen.findByRole('heading', { level: 1, name: 'Welcome Back' });
  expect(headings().slice(0, 2)).toEqual(['Does Truth Exist?', 'Continue Learning']);
  const first = await region('Truth and the Way Things Are');
  expect(first.getByText(/Lesson 1 of 3/)).toBeVisible();

  await user.selectOptions(screen.getByLabelText('Goal'), '5 days a week');
  await network.idle();
  await page.reload();
  expect(await screen.findByLabelText('Goal')).toHaveValue('5');

  // What the specification has stays.
  expect(screen.getByText('Keep practicing!')).toBeVisible();
  expect(screen.getByText('Basic access')).toBeVisible();
  await user.click(
    (await region('Truth and the Way Things Are')).getByRole('link', { name: 'Start Learning' }),
  );
  await waitFor(() => expect(location.pathname).toBe(`/lesson/${lesson}`));
});

test('who comes back from a first lesson is no newcomer, and is led to where they are now', async ({
  page,
  network,
  user,
  signIn,
}) => {
  await signIn();
  await page.open('/dashboard');
  const isIn = async (starts: number) => {
    await screen.findByRole('heading', { level: 1, name: 'Truth and the Way Things Are' });
    const started = () => network.sent.filter(({ path }) => path.endsWith('/start')).length;
    await waitFor(() => expect(started()).toBe(starts));
    await network.idle();
  };
  const toDashboard = async () => {
    const [link] = await screen.findAllByRole('link', { name: 'Dashboard' });
    await user.click(link as HTMLElement);
  };
  const [start] = await screen.findAllByRole('link', { name: 'Start Learning' });
  await user.click(start as HTMLElement);
  await isIn(1);
  await toDashboard();
  const first = await region('Truth and the Way Things Are');
  await user.click(first.getByRole('link', { name: 'Continue' }));
  await isIn(2);

  await submitLesson(network, lesson);
  await toDashboard();
  await screen.findByRole('heading', { level: 1, name: 'Welcome Back' });
  // What was next before is not shown meanwhile.
  expect(screen.queryByRole('region', { name: 'Truth and the Way Things Are' })).toBeNull();
  await region('What We Know Without Proof');
});

test('the dashboard leads on: lesson by lesson, to the Knowledge Check, to the next open module', async ({
  page,
  academy,
  network,
  signIn,
}) => {
  await signIn();
  await submitLesson(network, lesson);
  await academy.run('update review_cards set due_at = 0');
  await page.open('/dashboard');
  const next = await region('What We Know Without Proof');
  expect(next.getByText('Apologetics Foundations · What Is Truth?')).toBeVisible();
  expect(next.getByText(/^Lesson 2 of 3 · \d+ min · \d+ min left in this module$/)).toBeVisible();
  expect(next.getByRole('link', { name: /^\d questions? due for review$/ })).toHaveAttribute(
    'href',
    '/daily-review',
  );
  expect(next.getByRole('link', { name: 'Continue' })).toBeVisible();

  await completeLessons(network, 'what-is-truth');
  await page.reload();
  const check = await region('Knowledge Check');
  expect(check.getByText(/All 3 lessons completed/)).toBeVisible();
  expect(check.getByRole('link', { name: 'Continue' })).toHaveAttribute(
    'href',
    '/module/what-is-truth#knowledge-check',
  );

  await submitCheck(network, 'what-is-truth');
  await page.reload();
  // The next of the subject that is free, and none that is finished.
  const onward = await region('Why Is There Anything at All?');
  expect(onward.getByText('Apologetics Foundations · The Beginning of Everything')).toBeVisible();
  expect(onward.getByRole('link', { name: 'Start Learning' })).toBeVisible();
  const continued = await region('Continue Learning');
  expect(continued.queryByText('What Is Truth?')).toBeNull();
  expect(continued.queryByText('100%')).toBeNull();
  expect(headings().indexOf('Your week')).toBeLessThan(headings().indexOf('Continue Learning'));
});

test('subjects, certificates and achievements are told with their days', async ({
  page,
  academy,
  network,
  signIn,
}) => {
  const name = await signIn();
  await submitLesson(network, lesson);
  await submitCheck(network, 'what-is-truth');
  await academy.run(
    `insert into certificates (code, learner_id, subject, name, module_count, study_minutes, issued_at) select 'aaaa-bbbb-cccc-dddd-eeee', id, 'hermeneutics', 'Phoebe', 7, 270, 1700000000000 from learners where username = '${name}'`,
  );
  await page.open('/dashboard');
  const subjects = await region('Your subjects');
  const { modules } = await network.get<ModuleList>('/api/apologetics');
  const open = modules.filter(({ isLocked }) => !isLocked).reduce((sum, one) => sum + one.lessonCount, 0);
  expect(subjects.getByText(`1 of ${open} lessons`)).toBeVisible();
  const certificates = await region('Your certificates');
  expect(
    certificates.getByRole('link', { name: /Biblical Hermeneutics.*Issued November 14, 2023/ }),
  ).toBeVisible();

  const achievements = await region('Achievements');
  expect(achievements.getByText('3 of 7')).toBeVisible();
  const today = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(new Date());
  const one = (title: string) => achievements.getByRole('heading', { name: title }).closest('li');
  expect(one('First answer given')).toHaveTextContent(today);
  expect(one('A module finished')).toHaveTextContent(today);
  expect(one('A subject finished')).toHaveTextContent('November 14, 2023');
  expect(one('A week kept')).toHaveTextContent('Not yet');
});

test('a learner who has finished all that is free is told so, and what comes next', async ({
  page,
  academy,
  network,
  signIn,
}) => {
  const name = await signIn();
  await submitLesson(network, lesson);
  await academy.run(
    `insert into attempts (id, learner_id, quiz_id, number, revision, score, answers, submitted_at) select 'all-' || modules.id, learners.id, 'module/' || modules.id, 1, 'x', 100, '[]', 1700000000000 from modules, learners where is_premium = 0 and username = '${name}'`,
    'delete from review_cards',
  );
  await page.open('/dashboard');
  const done = await region('You have finished every module that is free.');
  expect(done.getByRole('link', { name: 'See what Premium opens' })).toHaveAttribute('href', '/subscription');
  expect(screen.getByText('Every module that is open to you is finished.')).toBeVisible();
});

test('an answer to a question is on the dashboard until it has been read', async ({
  page,
  network,
  signIn,
  another,
}) => {
  await signIn();
  await submitLesson(network, lesson);
  const { id } = await network.post<{ id: string }>(`/api/discussion/lesson/${lesson}`, {
    text: 'Does the wall lean, or do I?',
  });
  const other = await another();
  await other.post(`/api/discussion/question/${id}/answers`, {
    text: 'Hang a plumb line beside it and see.',
  });
  await page.open('/dashboard');
  const answers = await region('New answers');
  expect(answers.getByRole('link', { name: /^Truth and the Way Things Are A new answer/ })).toHaveAttribute(
    'href',
    `/lesson/${lesson}#lesson-discussion`,
  );
});
