import type { Academy } from '@apologia/gateway/testing/app';
import { runCommand } from '../command.ts';
import { expect, screen, test, waitFor, within } from '../screens/fixtures.ts';

/** What a moderator types. */
const reports = ({ database }: Academy, ...args: string[]) =>
  runCommand('community', ['reports', ...args], database);

const own = () => screen.findByRole('region', { name: 'Your review' });
const ownSays = (words: string) => waitFor(async () => expect(await own()).toHaveTextContent(words));
const listed = (words: string) =>
  screen.queryAllByRole('listitem').filter((one) => one.textContent?.includes(words));
const box = (form: HTMLElement) => within(form).findByRole('textbox', { name: 'Your review' });
const waits = 'Waits for a moderator, as something of yours was hidden here. Until then only you can see it.';

test('one’s own review is not one’s to report, and once hidden stays so whatever is written', async ({
  page,
  academy,
  network,
  fill,
  press,
  signIn,
}) => {
  await signIn();
  const words = 'My own words, and no others.';
  const { id } = await network.post<{ id: string }>('/api/reviews', { rating: 5, comment: words });
  await page.open('/reviews');
  await waitFor(() => expect(listed(words)).toHaveLength(1));
  expect(within(listed(words)[0] as HTMLElement).queryByRole('button', { name: /^Report/ })).toBeNull();
  await academy.moderate('hide', id);
  await page.reload();
  await ownSays('Hidden by a moderator. Only you can see it.');
  await press('Edit');
  await fill(await box(await own()), `${words} And more.`);
  await press('Save changes');
  await ownSays('And more.');
  await ownSays('Waits for a moderator');
  expect(listed(words)).toEqual([]);
});

test('a review written anew after a hidden one waits for a moderator, and its writer is told', async ({
  page,
  academy,
  network,
  fill,
  press,
  signIn,
}) => {
  await signIn();
  const words = 'Buy my horses, all of them.';
  const { id } = await network.post<{ id: string }>('/api/reviews', { rating: 1, comment: words });
  await academy.moderate('hide', id);
  await page.open('/reviews');
  await press('Delete');
  await ownSays('If it was reported, moderators keep a copy until 90 days after');
  await press('Delete');

  const form = await screen.findByRole('region', { name: 'Write a Review' });
  await fill(await box(form), `${words} Again.`);
  await press('Submit Review');
  await screen.findByText('Thank you');
  await ownSays(waits);
  expect(listed(words)).toEqual([]);
  await page.reload();
  await ownSays(waits);

  const waiting = (await reports(academy)).split('\n\n').find((one) => one.includes(`${words} Again.`)) ?? '';
  expect(waiting).toContain('waits out of sight');
  const [name = ''] = waiting.match(/\S+@\w{16}/) ?? [];
  await reports(academy, 'restore', name);
  await page.reload();
  await waitFor(() => expect(listed(words)).toHaveLength(1));
  expect(await own()).not.toHaveTextContent(waits);
});

test('a question and an answer that are hidden are out of sight for all but their writers', async ({
  page,
  academy,
  network,
  signIn,
  another,
}) => {
  const writer = await signIn();
  const writers = [...network.cookies];
  const lesson = 'stories-that-do-not-explain';
  const question = await network.post<{ id: string }>(`/api/discussion/lesson/${lesson}`, {
    text: 'Who would like a horse?',
  });
  const answer = await network.post<{ id: string }>(`/api/discussion/question/${question.id}/answers`, {
    text: 'Mine are the best.',
  });
  const discussion = async () => {
    await page.open(`/lesson/${lesson}`);
    await screen.findByRole('button', { name: 'Ask a question' });
    return screen.getByRole('region', { name: 'Discussion' });
  };
  await signIn();
  expect(await discussion()).toHaveTextContent('Mine are the best.');
  await academy.moderate('hide', answer.id);
  const without = await discussion();
  expect(without).toHaveTextContent(`${writer} asks`);
  expect(without).not.toHaveTextContent('Mine are the best.');
  await academy.moderate('hide', question.id);
  expect(await discussion()).toHaveTextContent('Nobody has asked about this lesson yet.');
  const { questions } = await (await another()).get<{ questions: object[] }>(
    `/api/discussion/lesson/${lesson}`,
  );
  expect(questions).toEqual([]);

  for (const [name, value] of writers) network.cookies.set(name, value);
  const notes = (part: HTMLElement) => within(part).queryAllByText(/^Hidden by a moderator\./);
  expect(notes(await discussion())).toHaveLength(2);
  await academy.moderate('restore', question.id);
  await academy.moderate('restore', answer.id);
  expect(notes(await discussion())).toHaveLength(0);
});

test('under a lesson where an answer was hidden, the next question and answer wait', async ({
  page,
  academy,
  network,
  user,
  fill,
  press,
  signIn,
  another,
}) => {
  await signIn();
  const ruth = await another();
  const lesson = 'what-we-know-without-proof';
  const { id } = await ruth.post<{ id: string }>(`/api/discussion/lesson/${lesson}`, {
    text: 'What do we know without proof?',
  });
  const { id: answerId } = await network.post<{ id: string }>(`/api/discussion/question/${id}/answers`, {
    text: 'Buy my horses instead.',
  });
  await academy.moderate('hide', answerId);
  await page.open(`/lesson/${lesson}`);
  const waiting = async (count: number) => {
    const discussion = within(await screen.findByRole('region', { name: 'Discussion' }));
    await waitFor(() => expect(discussion.queryAllByText(waits)).toHaveLength(count));
  };
  await press('Ask a question');
  await fill(await screen.findByRole('textbox', { name: 'Your question' }), 'Who wants a horse?');
  await press('Ask');
  await waiting(1);
  await press(/^Answer .*question/);
  await fill(await screen.findByRole('textbox', { name: /^Your answer/ }), 'Mine are the best.');
  await press('Answer');
  await waiting(2);
  await user.click(screen.getAllByRole('button', { name: 'Edit your answer' })[0] as HTMLElement);
  await fill(await screen.findByRole('textbox', { name: 'Change your answer' }), 'Buy two of my horses.');
  await press('Save changes');
  await waiting(3);
  expect(screen.queryByText(/^Hidden by a moderator\./)).toBeNull();
  const { questions } = await ruth.get<{ questions: object[] }>(`/api/discussion/lesson/${lesson}`);
  expect(questions).toMatchObject([{ id, answerCount: 0, answers: [] }]);
});
