import type { Page } from '@playwright/test';
import { expectAccessible, wideAndNarrow } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { otherLearner } from '../learners.ts';
import { expectPlainText, watchForXss } from '../xss.ts';
import { answerQuestion, askQuestion } from './discussion.ts';
import { hostileNames, hostileTexts } from './hostileText.ts';

const discussion = (page: Page) => page.getByRole('region', { name: 'Discussion' });
const entry = (page: Page, words: string) =>
  page.getByRole('list', { name: 'Asked by learners' }).locator(':scope > li').filter({ hasText: words });
const given = (page: Page, words: string) =>
  page.getByRole('list', { name: 'Answers' }).getByRole('listitem').filter({ hasText: words });
const said = (page: Page, words: string) => page.getByText(words, { exact: true }).first();

/** Opens a lesson and goes down to where its discussion is. */
async function open(page: Page, lesson: string): Promise<void> {
  await page.goto(`/lesson/${lesson}`);
  await page.locator('#lesson-discussion').scrollIntoViewIfNeeded();
  await expect(discussion(page).getByRole('heading', { name: 'Discussion' })).toBeVisible();
}

test('a question is asked, answered, changed and taken back', async ({ page, signIn }) => {
  test.slow();
  const lesson = 'two-doors';
  const name = await signIn();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, lesson);
  await expect(page.getByText('Nobody has asked about this lesson yet.')).toBeVisible();
  await expectAccessible(page, { part: '#lesson-discussion', widths: wideAndNarrow });

  // By keyboard alone.
  await page.getByRole('button', { name: 'Ask a question' }).focus();
  await page.keyboard.press('Enter');
  const box = page.getByRole('textbox', { name: 'Your question' });
  await expect(box).toBeFocused();
  await page.keyboard.type('Too few');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(said(page, 'Please write at least 10 characters')).toBeVisible();
  await expect(box).toBeFocused();
  await expectAccessible(page, { part: '#lesson-discussion', widths: wideAndNarrow });
  await box.fill('Which door did the writer of Psalm 1:1 choose?');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const mine = entry(page, 'Which door');
  await expect(mine.getByRole('heading', { level: 3, name: `${name} asks` })).toBeFocused();
  await expect(mine.getByRole('button', { name: 'Follow your question' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(mine.getByRole('button', { name: /^Report/ })).toHaveCount(0);

  const naomi = await otherLearner();
  const { questions } = await (await naomi.get(`/api/discussion/lesson/${lesson}`)).json();
  await answerQuestion(naomi, questions[0].id, 'The narrow one, I would say.');
  const seen = page.waitForResponse((response) => response.url().endsWith('/see'));
  await open(page, lesson);
  await expect(mine).toContainText('New answers');
  await expect(given(page, 'The narrow one')).toContainText(`${naomi.name} answers`);

  await mine.scrollIntoViewIfNeeded();
  await seen;
  await expect(mine).toContainText('New answers');
  const helpful = given(page, 'The narrow one').getByRole('button', { name: /^Helpful/ });
  await helpful.click();
  await expect(helpful).toHaveAttribute('aria-pressed', 'true');
  await expect(helpful).toHaveText(/Helpful · 1/);

  await mine.getByRole('button', { name: 'Answer your question' }).click();
  await page.getByRole('textbox', { name: /^Your answer/ }).fill('Thank you: so would I.');
  await expectAccessible(page, { part: '#lesson-discussion', widths: wideAndNarrow });
  await mine.getByRole('button', { name: 'Answer', exact: true }).click();
  const own = given(page, 'so would I');
  await expect(own.getByRole('heading', { level: 4 })).toBeFocused();
  await own.getByRole('button', { name: 'Edit your answer' }).click();
  const change = page.getByRole('textbox', { name: 'Change your answer' });
  await expect(change).toHaveValue('Thank you: so would I.');
  await change.fill('Thank you: so would he.');
  await own.getByRole('button', { name: 'Save changes' }).click();
  await expect(given(page, 'so would he')).toContainText('edited');
  const changed = given(page, 'so would he');
  await changed.getByRole('button', { name: 'Delete your answer' }).click();
  await expect(changed.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await expectAccessible(page, { part: '#lesson-discussion', widths: wideAndNarrow });
  await page.keyboard.press('Escape');
  await expect(changed.getByRole('button', { name: 'Delete your answer' })).toBeFocused();
  await page.keyboard.press('Enter');
  await changed.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(changed).toHaveCount(0);
  await expect(mine.getByRole('heading', { level: 3 })).toBeFocused();

  // The page that comes newly knows what was seen and what was marked.
  await open(page, lesson);
  await expect(mine).not.toContainText('New answers');
  await expect(helpful).toHaveAttribute('aria-pressed', 'true');
  await mine.getByRole('button', { name: 'Delete your question' }).click();
  await expect(mine).toContainText('The answers of others stay');
  await mine.getByRole('button', { name: 'Delete', exact: true }).click();
  const taken = entry(page, 'has taken this question back');
  await expect(taken).toContainText('The narrow one');
  await expect(taken).not.toContainText(`${name} asks`);
  await expectAccessible(page, { part: '#lesson-discussion', widths: wideAndNarrow });
  await naomi.leave();
});

test('what one follows is one list, from which a link leads to the lesson’s discussion', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/questions');
  await expect(page.getByText('You follow no question yet.')).toBeVisible();
  const naomi = await otherLearner();
  const { id } = await askQuestion(naomi, 'many-names', 'Is a name more than a sound here?');
  await open(page, 'many-names');
  const noted = page.waitForResponse((response) => response.url().endsWith('/follow'));
  await entry(page, 'more than a sound')
    .getByRole('button', { name: /^Follow/ })
    .click();
  await noted;
  await answerQuestion(naomi, id, 'It seems so, from Exodus 3:14.');
  // Under another lesson: under its own the answer would be seen, and new no more.
  await open(page, 'two-doors');
  await page.getByRole('link', { name: 'Questions you follow (1 with new answers)' }).click();
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(entry(page, 'more than a sound')).toContainText('It seems so');
    await expectAccessible(page, { part: 'main' });
  }
  await page.getByRole('link', { name: 'Exodus 3:14' }).click();
  await expect(page.getByRole('dialog')).toContainText('I AM');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Many Names' }).click();
  await expect(page).toHaveURL(/\/lesson\/many-names#lesson-discussion$/);
  await expect(page.getByRole('heading', { name: 'Discussion' })).toBeInViewport();
  await naomi.leave();
});

test('an answer is new until it came into sight, not only the question above it', async ({
  page,
  signIn,
}) => {
  await signIn();
  const naomi = await otherLearner();
  const { id } = await askQuestion(
    naomi,
    'learning-to-pray',
    `A long question.\n${'And it goes on.\n'.repeat(60)}`,
  );
  await page.request.post(`/api/discussion/question/${id}/follow`, {
    data: { followed: true },
    headers: { origin: process.env.ACADEMY_URL ?? '' },
  });
  await answerQuestion(naomi, id, 'The answer below.');
  const seen: string[] = [];
  page.on('request', (one) => one.url().endsWith('/see') && seen.push(one.url()));
  await open(page, 'learning-to-pray');
  await entry(page, 'A long question.').getByRole('heading', { level: 3 }).scrollIntoViewIfNeeded();
  await expect(given(page, 'The answer below.')).not.toBeInViewport();
  await expect(page.getByRole('link', { name: 'Questions you follow (1 with new answers)' })).toBeVisible();
  expect(seen).toEqual([]);
  await given(page, 'The answer below.').scrollIntoViewIfNeeded();
  await expect.poll(() => seen).toHaveLength(1);
  await expect(page.getByRole('link', { name: 'Questions you follow', exact: true })).toBeVisible();
  await naomi.leave();
});

test('new answers that are still to be asked for stay new, and a count that is too high comes right', async ({
  page,
  signIn,
}) => {
  await signIn();
  const naomi = await otherLearner();
  const lesson = 'undesigned-coincidences';
  const { id } = await askQuestion(naomi, lesson, 'Who rolled the stone away?');
  await page.request.post(`/api/discussion/question/${id}/follow`, {
    data: { followed: true },
    headers: { origin: process.env.ACADEMY_URL ?? '' },
  });
  for (let i = 0; i < 4; i++) await answerQuestion(naomi, id, `Answer number ${i} of them.`);
  const last = await answerQuestion(naomi, id, 'The last, soon gone.');
  const seen: string[] = [];
  page.on('request', (one) => one.url().endsWith('/see') && seen.push(one.url()));
  await open(page, lesson);
  const others = page.getByRole('button', { name: 'Show 2 more answers' });
  await others.scrollIntoViewIfNeeded();
  await expect(others).toBeInViewport();
  const follow = entry(page, 'Who rolled').getByRole('button', { name: /^Follow/ });
  // What follows comes after whatever the page had to say on what is in sight.
  const helpful = given(page, 'number 2').getByRole('button', { name: /^Helpful/ });
  await helpful.focus();
  await page.keyboard.press('Enter');
  await expect(helpful).toHaveText(/Helpful · 1/);
  await expect(helpful).toBeFocused();
  expect(seen).toEqual([]);

  await naomi.post(`/api/discussion/post/${last.id}/delete`, {});
  await others.click();
  await expect(given(page, 'number 3')).toBeVisible();
  await expect(page.getByRole('button', { name: /more answer/ })).toHaveCount(0);
  await expect.poll(() => seen).toHaveLength(1);
  const noted = page.waitForResponse((response) => response.url().endsWith('/follow'));
  await follow.focus();
  await page.keyboard.press('Enter');
  await noted;
  await expect(follow).toHaveAttribute('aria-pressed', 'false');
  await expect(follow).toBeFocused();
  await naomi.leave();
});

test('hostile texts are stored and shown as text, in questions and in answers, at 390 px', async ({
  page,
  signIn,
}) => {
  test.setTimeout(120_000);
  const lesson = 'the-hardest-pages';
  const names = hostileNames();
  const stored: string[] = [];
  let learner = await otherLearner(names.pop());
  let posts = 0;
  for (const text of hostileTexts) {
    const question = await askQuestion(learner, lesson, text);
    const given = await answerQuestion(learner, question.id, text);
    stored.push(String(question.text), String(given.text));
    posts += 2;
    // A learner posts twenty times a minute.
    if (posts % 20 === 0) {
      await learner.leave();
      learner = await otherLearner(names.pop());
    }
  }
  await learner.leave();
  await signIn();
  const noted = await watchForXss(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, lesson);
  const questions = page.getByRole('list', { name: 'Asked by learners' }).locator(':scope > li');
  for (let known = 20; known < hostileTexts.length; known += 20) {
    await expect(questions).toHaveCount(known);
    await page.getByRole('button', { name: 'Show more questions' }).click();
  }
  await expect(questions).toHaveCount(hostileTexts.length);
  await expectPlainText(page, stored, '#lesson-discussion p[dir="auto"]');
  expect(await noted()).toEqual([]);

  const followed = page.waitForResponse((response) => response.url().endsWith('/follow'));
  await questions
    .last()
    .getByRole('button', { name: /^Follow/ })
    .click();
  await followed;
  await page.goto('/questions');
  await expect(questions).toHaveCount(1);
  await expectPlainText(page, stored.slice(0, 2), 'main p[dir="auto"]');
  expect(await noted()).toEqual([]);
});

test('a lesson asks nothing of the community before the reader comes near, and prints without it', async ({
  page,
  signIn,
}) => {
  await signIn();
  const asked: string[] = [];
  page.on('request', (one) => asked.push(new URL(one.url()).pathname));
  const ofCommunity = () => asked.filter((path) => /\/r\/community\/|\/api\/discussion\//.test(path));
  await page.goto('/lesson/where-we-stand', { waitUntil: 'networkidle' });
  expect(ofCommunity()).toEqual([]);
  await page.locator('#lesson-discussion').scrollIntoViewIfNeeded();
  await expect(discussion(page)).toBeVisible();
  await expect.poll(() => asked.filter((path) => path.startsWith('/api/discussion/'))).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  await expect(discussion(page)).toBeHidden();
});

test.describe('what goes wrong', () => {
  test.use({ allowedErrors: { patterns: [/Failed to load resource/, /\/r\/community\//, /ERR_FAILED/] } });

  test('where the community’s files do not come the lesson goes on, and Retry brings them', async ({
    page,
    signIn,
  }) => {
    await signIn();
    await page.route('**/r/community/**', (route) => route.abort());
    await page.goto('/lesson/weighing-hume');
    await page.locator('#lesson-discussion').scrollIntoViewIfNeeded();
    const card = page.locator('#lesson-discussion').getByRole('alert');
    await expect(card).toContainText('The discussion could not be loaded. The rest of the page is whole.');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Weighing Hume');
    await expect(page.getByRole('heading', { name: 'Check your understanding' })).toBeVisible();
    await expectAccessible(page, { part: '#lesson-discussion' });
    await page.unroute('**/r/community/**');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(discussion(page).getByRole('heading', { name: 'Discussion' })).toBeVisible();
  });
});
