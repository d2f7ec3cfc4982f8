import type { LessonDetail } from '@apologia/contract';
import { expect, screen, test, waitFor, within } from '../screens/fixtures.ts';

const first = 'truth-and-the-way-things-are';
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('digits choose an answer, Enter goes on, J and K lead from lesson to lesson', async ({
  page,
  network,
  user,
  signIn,
}) => {
  await signIn();
  const { lesson, nextLessonId, questions } = await network.get<LessonDetail>(`/api/lesson/${first}`);
  const next = await network.get<LessonDetail>(`/api/lesson/${nextLessonId}`);
  await page.open(`/lesson/${first}`);
  await heading(lesson.title);
  const option = (index: number) => screen.findByRole('radio', { name: questions[0]?.options[index] ?? '' });
  await waitFor(async () => {
    await user.keyboard('2');
    expect(await option(1)).toBeChecked();
  });
  expect(await option(1)).toHaveFocus();
  await user.keyboard('{Enter}');
  await screen.findByRole('heading', { name: questions[1]?.question ?? '' });

  await user.keyboard('j');
  await heading(next.lesson.title);
  await user.keyboard('k');
  await heading(lesson.title);
});

test('a question mark shows all keys, and Settings switch those without Ctrl off', async ({
  page,
  user,
  signIn,
}) => {
  await signIn();
  await page.open('/settings');
  await heading('Settings');
  const keys = () => screen.queryByRole('dialog', { name: 'Keys' });
  await waitFor(async () => {
    await user.keyboard('?');
    expect(keys()).toBeVisible();
  });
  expect(within(screen.getByRole('dialog')).getByText('Next lesson')).toBeVisible();
  await user.click(within(screen.getByRole('dialog')).getByRole('link', { name: 'Settings' }));
  await waitFor(() => expect(keys()).toBeNull());

  const choice = within(await screen.findByRole('group', { name: 'Keys that do without Ctrl' }));
  await user.click(choice.getByRole('radio', { name: 'Off' }));
  await user.keyboard('?/');
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('dialog', { name: 'Search' });
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  expect(within(screen.getByRole('dialog')).getByRole('combobox')).toHaveValue('');
});
