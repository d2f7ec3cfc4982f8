import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { hostileTexts } from './hostileText.ts';
import { another, answer, ask, type Other } from './others.ts';

const lesson = 'the-hardest-pages';

interface Stored {
  review: string;
  question: string;
  answer: string;
}

/** Each text as a review, a question and an answer, of a learner whose name would be more than a name too. */
async function store(): Promise<Stored[]> {
  const names = ['<img src=x onerror=__hurt()>', '"onclick="__hurt()', `\${__hurt()}{{__hurt()}}`];
  const stored: Stored[] = [];
  let asker: Other | undefined;
  // Those that would end a script come last: the document carries the newest.
  for (const [i, text] of hostileTexts.toReversed().entries()) {
    const learner = await another(names[i] && `${names[i]}${Date.now() % 1e9}`);
    const review = await learner.post('/api/reviews', { rating: 3, comment: text });
    const question = await ask(learner, lesson, text);
    const answered = await answer(asker ?? learner, question.id, text);
    stored.push({
      review: String(review.comment),
      question: String(question.text),
      answer: String(answered.text),
    });
    // Twenty posts a minute are a learner’s: each answers the one that came after them.
    await asker?.leave();
    asker = learner;
  }
  return stored;
}

/** What the browser objected to, from the first moment of every page on. */
async function watch(page: Page): Promise<() => Promise<unknown[]>> {
  await page.addInitScript(() => {
    const noted: string[] = [];
    Object.assign(window, { __noted: noted, __hurt: () => noted.push('it ran') });
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      noted.push(`${violatedDirective} ${blockedURI}`);
    });
  });
  page.on('dialog', () => Promise.reject(new Error('a dialog opened')));
  return () => page.evaluate(() => Reflect.get(window, '__noted'));
}

const whatIsMore =
  'script:not([src]):not([type="application/json"]), iframe, object, embed, base, meta[http-equiv], style:not([data-known]), img, form[action], [onerror], [onload], [ontoggle], [onfocus], [onclick], a[href^="javascript"], link[href*="elsewhere"]';

/** The page shows these texts, and of what they would be nothing. */
async function isInert(page: Page, wanted: string[], part: string): Promise<void> {
  const shown = await page.locator(part).evaluateAll((all) => all.map((one) => one.textContent));
  for (const text of wanted) expect(shown, 'shown as it is stored').toContain(text);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, 'nothing reaches past the edge').toBeLessThanOrEqual(0);
  const found = await page.locator(whatIsMore).evaluateAll((all) => all.map((one) => one.outerHTML));
  expect(found).toEqual([]);
  const inside = await page
    .locator(`:is(${part}) *:not(a[href^="/scripture"])`)
    .evaluateAll((all) => all.map((one) => one.outerHTML));
  expect(inside, 'a text holds references and nothing else').toEqual([]);
}

test('hostile texts are stored and shown as text: in reviews, in questions, in answers, at 390 px', async ({
  page,
  signIn,
}) => {
  test.setTimeout(120_000);
  expect(hostileTexts.length).toBeGreaterThanOrEqual(30);
  const stored = await store();
  const noted = await watch(page);
  await page.setViewportSize({ width: 390, height: 844 });

  // A visitor’s document carries them as its first data.
  await page.goto('/reviews');
  const more = page.getByRole('button', { name: 'Show more reviews' });
  const last = stored[0]?.review ?? '';
  await expect(async () => {
    if (await page.getByText(last, { exact: true }).count()) return;
    await more.click();
    throw new Error('not yet');
  }).toPass();
  await isInert(
    page,
    stored.map(({ review }) => review),
    'main li > p[dir="auto"]',
  );
  expect(await noted()).toEqual([]);

  await signIn();
  await page.goto('/reviews');
  await isInert(
    page,
    stored.slice(-5).map(({ review }) => review),
    'main li > p[dir="auto"]',
  );
  expect(await noted()).toEqual([]);

  await page.goto(`/lesson/${lesson}`);
  await page.locator('#lesson-discussion').scrollIntoViewIfNeeded();
  const questions = page.getByRole('list', { name: 'Asked by learners' }).locator(':scope > li');
  for (let count = 20; count < stored.length; count += 20) {
    await expect(questions).toHaveCount(count);
    await page.getByRole('button', { name: 'Show more questions' }).click();
  }
  await expect(questions).toHaveCount(stored.length);
  const texts = stored.flatMap(({ question, answer: given }) => [question, given]);
  await isInert(page, texts, '#lesson-discussion p[dir="auto"]');
  await page.getByRole('button', { name: /^Follow <img/ }).click();
  await page.goto('/questions');
  await expect(page.getByRole('list', { name: 'Asked by learners' })).toBeVisible();
  await isInert(page, [], 'main p[dir="auto"]');
  expect(await noted()).toEqual([]);
});
