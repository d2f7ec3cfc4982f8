import { expect, screen, test, within } from '../screens/fixtures.ts';

test('what others answered stands under the question of a former learner, without what was asked', async ({
  page,
  academy,
  signIn,
  another,
}) => {
  const password = 'correct horse';
  const cookie = await academy.register({ username: 'leaving', password });
  const post = (path: string, body: object) =>
    academy.request('POST', path, {
      cookie,
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
  const lesson = 'avatar-and-incarnation';
  const asked = await post(`/api/discussion/lesson/${lesson}`, { text: 'Why did I ever ask this?' });
  const { id } = (await asked.json()) as { id: string };
  const friend = await another();
  await friend.post(`/api/discussion/question/${id}/answers`, { text: 'Because it is worth asking.' });
  expect((await post('/api/account/delete', { proof: { password } })).status).toBe(200);

  await signIn();
  await page.open(`/lesson/${lesson}`);
  expect(await screen.findByRole('heading', { name: 'A former learner asked' })).toBeVisible();
  const list = screen.getByRole('list', { name: 'Asked by learners' });
  expect(list).toHaveTextContent('has deleted their account, and the question with it');
  expect(list).toHaveTextContent('Because it is worth asking.');
  expect(list).not.toHaveTextContent('Why did I ever ask this?');
  // There is nothing left to answer or to report.
  expect(within(list).queryByRole('button', { name: /^Answer/ })).toBeNull();
});
