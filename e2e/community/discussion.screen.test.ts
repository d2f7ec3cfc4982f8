import { expect, type Other, screen, test, waitFor, within } from '../screens/fixtures.ts';
import { dropped, refused } from '../screens/network.ts';
import type { Page } from '../screens/page.ts';

const questions = () => {
  const list = screen.queryByRole('list', { name: 'Asked by learners' });
  return [...(list?.children ?? [])] as HTMLElement[];
};
const entry = (words: string) => questions().filter((one) => one.textContent?.includes(words));
const answersOf = (question: HTMLElement | undefined) => {
  const list = question && within(question).queryByRole('list', { name: 'Answers' });
  return [...(list?.children ?? [])] as HTMLElement[];
};
const questionBox = () => screen.findByRole('textbox', { name: 'Your question' });

const ask = (learner: Other, lesson: string, text: string) =>
  learner.post<{ id: string }>(`/api/discussion/lesson/${lesson}`, { text });
const answer = (learner: Other, question: string, text: string) =>
  learner.post(`/api/discussion/question/${question}/answers`, { text });

async function openDiscussion(page: Page, lesson: string): Promise<void> {
  await page.open(`/lesson/${lesson}`);
  await screen.findByRole('heading', { name: 'Discussion' });
}

test('many questions and many answers come a page at a time', async ({
  page,
  fill,
  press,
  user,
  signIn,
  another,
}) => {
  await signIn();
  const [ruth, naomi] = [await another(), await another()];
  const lesson = 'avatar-and-incarnation';
  const first = await ask(ruth, lesson, 'The first of many questions?');
  for (let i = 0; i < 6; i++) await answer(naomi, first.id, `Answer number ${i} of them.`);
  for (let i = 0; i < 10; i++) {
    await ask(naomi, lesson, `Question ${i} of Naomi?`);
    await ask(ruth, lesson, `Question ${i} of Ruth?`);
  }
  await openDiscussion(page, lesson);
  await waitFor(() => expect(questions()).toHaveLength(20));
  await press('Show more questions');
  await waitFor(() => expect(questions()).toHaveLength(21));
  const last = () => questions()[20] as HTMLElement;
  await waitFor(() => expect(within(last()).getByRole('heading', { level: 3 })).toHaveFocus());
  expect(screen.queryByRole('button', { name: 'Show more questions' })).toBeNull();

  expect(answersOf(last())).toHaveLength(3);
  // One’s own comes behind those that are not known yet, when they do.
  await user.click(within(last()).getByRole('button', { name: /^Answer/ }));
  await fill(await screen.findByRole('textbox', { name: /^Your answer/ }), 'And one of my own.');
  await user.click(within(last()).getByRole('button', { name: 'Answer' }));
  await press('Show 4 more answers');
  await waitFor(() => expect(answersOf(last())).toHaveLength(7));
  const [, , , fourth, ...others] = answersOf(last());
  await waitFor(() => expect(within(fourth as HTMLElement).getByRole('heading', { level: 4 })).toHaveFocus());
  expect(others.at(-1)).toHaveTextContent('And one of my own.');
});

test('what others answered since the page came stands before one’s own answer', async ({
  page,
  fill,
  user,
  signIn,
  another,
}) => {
  await signIn();
  const naomi = await another();
  const { id } = await ask(naomi, 'learning-to-pray', 'Who answers this one first?');
  await answer(naomi, id, 'I had a thought.');
  await openDiscussion(page, 'learning-to-pray');
  await waitFor(() => expect(entry('Who answers this one')).toHaveLength(1));
  const [question] = entry('Who answers this one') as [HTMLElement];
  await user.click(within(question).getByRole('button', { name: /^Answer/ }));
  await answer(naomi, id, 'And another meanwhile.');
  await fill(await screen.findByRole('textbox', { name: /^Your answer/ }), 'Not I, as it seems.');
  await user.click(within(question).getByRole('button', { name: 'Answer' }));
  await waitFor(() => expect(answersOf(question)).toHaveLength(3));
  const [, second, third] = answersOf(question);
  expect(second).toHaveTextContent('And another meanwhile.');
  expect(third).toHaveTextContent('Not I, as it seems.');
  await waitFor(() => expect(within(third as HTMLElement).getByRole('heading')).toHaveFocus());
});

test('a question that is being written is still there after a reload', async ({
  page,
  fill,
  press,
  signIn,
}) => {
  await signIn();
  await openDiscussion(page, 'how-long');
  await press('Ask a question');
  await fill(await questionBox(), 'Half of a quest');
  await openDiscussion(page, 'how-long');
  expect(await questionBox()).toHaveValue('Half of a quest');
  await press('Cancel');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Ask a question' })).toHaveFocus());
  await press('Ask a question');
  expect(await questionBox()).toHaveValue('');
});

test('a locked lesson has no discussion', async ({ page, signIn }) => {
  await signIn();
  await page.open('/lesson/one-god-three-persons');
  await screen.findByRole('heading', { name: 'Premium Content' });
  expect(document.getElementById('lesson-discussion')).toBeNull();
});

test('a discussion that cannot be read or sent is told of, and the words stay', async ({
  page,
  network,
  fill,
  press,
  signIn,
}) => {
  await signIn();
  network.intercept(/\/api\/discussion\//, dropped);
  await page.open('/lesson/test-all-things');
  const discussion = await screen.findByRole('region', { name: 'Discussion' });
  expect(await within(discussion).findByRole('alert')).toHaveTextContent('This part could not be loaded.');
  network.restore();
  await press('Retry');
  await press('Ask a question');
  await fill(await questionBox(), 'Will this go through, I wonder?');
  const error = 'Too many attempts. Please wait a little and try again.';
  network.intercept(/\/api\/discussion\//, refused(429, error));
  await press('Ask');
  await screen.findByText(error);
  expect(await questionBox()).toHaveValue('Will this go through, I wonder?');
  await waitFor(async () => expect(await questionBox()).toHaveFocus());
  network.restore();
  await press('Ask');
  await waitFor(() => expect(entry('Will this go through')).toHaveLength(1));
});
