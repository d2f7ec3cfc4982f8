import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { submitCheck } from '../quizzes.ts';

/** Everything on the page that leads on, but for doors that are locked. */
const waysOn = (page: Page) =>
  page.getByRole('main').locator('a[href^="/module/"], a[href^="/lesson/"], a[href^="#"], form button');

/** Answers the quiz in view with whatever comes first, and submits. */
async function takeQuizSomehow(page: Page): Promise<void> {
  const main = page.getByRole('main');
  const next = main.getByRole('button', { name: 'Next', exact: true });
  const submit = main.getByRole('button', { name: 'Submit Answers' });
  for (;;) {
    // The question that comes into view has the focus.
    const question = await main.locator('form h3').textContent();
    const option = main.getByRole('radio').first();
    const field = main.locator('form').getByRole('textbox');
    if (await option.count()) await option.check();
    else if (await field.count()) await field.fill('Things are as they are.');
    if (!(await next.count())) break;
    await next.click();
    await expect(main.locator('form h3')).not.toHaveText(question ?? '');
  }
  await submit.click();
  await expect(
    main.getByRole('heading', { level: 3, name: /^(\d of \d|All \d|None of the \d) right/ }),
  ).toBeFocused();
}

for (const width of [390, 1280]) {
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height: 844 }, hasTouch: width < 768 });

    test('a visitor becomes a learner and finishes a free module in one sitting, and a door is open at every step', async ({
      page,
    }) => {
      const name = `walker${width}x${Date.now()}`;
      await page.goto('/');
      await page.getByRole('link', { name: 'Get Started Free' }).first().click();
      const register = page.getByRole('tab', { name: 'Register' });
      await register.click();
      await page.getByLabel('Username').fill(name);
      await page.getByLabel('Email').fill(`${name}@example.org`);
      await page.getByLabel('Password', { exact: true }).fill('correct horse');
      await page.getByRole('button', { name: 'Create Account' }).click();
      await expect(page).toHaveURL('/dashboard');
      await page.getByRole('main').locator('a[href="/apologetics"]').first().click();

      await expect(page.getByRole('heading', { level: 1, name: 'Apologetics Foundations' })).toBeVisible();
      await expect(page.getByText('4 of 15 modules here are free.')).toBeVisible();
      await page.getByRole('link', { name: 'View Module Overview' }).first().click();
      await page.getByRole('link', { name: 'Start Learning' }).click();
      for (const following of ['Next lesson', 'Next lesson', 'To the Knowledge Check']) {
        const address = page.url();
        await expect(page.getByRole('heading', { name: 'Check your understanding' })).toBeVisible();
        // The button comes with the result.
        await expect(page.getByRole('link', { name: following })).toHaveCount(0);
        await takeQuizSomehow(page);
        await page.getByRole('link', { name: following }).click();
        await expect(page).not.toHaveURL(address);
        await expect(waysOn(page).first()).toBeAttached();
      }

      await expect(page).toHaveURL('/module/what-is-truth#knowledge-check');
      await expect(page.getByRole('heading', { name: 'Knowledge Check' })).toBeInViewport();
      await takeQuizSomehow(page);
      await expect(page.getByText('“What Is Truth?” is finished')).toBeVisible();
      await expect(page.getByText('1 day of study this week.')).toBeVisible();
      const onward = page.getByRole('navigation', { name: 'Modules' });
      await expect(
        onward.getByRole('link', { name: /Truth and Tolerance.*See what it holds/ }),
      ).toBeVisible();
      await onward.getByRole('link', { name: /Truth and Tolerance/ }).click();

      await expect(page.getByRole('heading', { name: 'Premium Content' })).toBeVisible();
      await expect(page.getByText('One Way and Many Roads')).toBeVisible();
      await page
        .getByRole('main')
        .getByRole('link', { name: /The Beginning of Everything/ })
        .click();
      await expect(page.getByRole('link', { name: 'Start Learning' })).toBeVisible();
    });

    test('a learner of finished modules is led to the next, in another subject where theirs has no more', async ({
      page,
      signIn,
    }) => {
      await signIn();
      const free = ['what-is-truth', 'the-beginning-of-everything', 'can-miracles-happen'];
      for (const id of [...free, 'can-we-trust-the-gospels']) await submitCheck(page.request, id);
      await page.goto('/module/can-we-trust-the-gospels');
      await expect(page.getByText('you have completed all that is open to you')).toBeVisible();
      await page.getByRole('link', { name: 'Next module' }).click();
      await expect(page).toHaveURL('/module/the-sixteen-truths');
      await page.getByRole('link', { name: 'Start Learning' }).click();
      await expect(page).toHaveURL(/\/lesson\//);
    });
  });
}
