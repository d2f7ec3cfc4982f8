import type { ModuleList } from '@apologia/contract';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { passCheck, submitCheck, submitLesson } from '../quizzes.ts';

/** How a link or a button is used: by touch, or by keyboard. */
type Use = (target: Locator, key?: 'Enter' | 'Space') => Promise<void>;

/** Answers the quiz in view with whatever comes first, and submits. */
async function takeQuizSomehow(page: Page, use: Use): Promise<void> {
  const main = page.getByRole('main');
  const next = main.getByRole('button', { name: 'Next', exact: true });
  const submit = main.getByRole('button', { name: 'Submit Answers' });
  for (;;) {
    // The question that comes into view has the focus.
    const question = await main.locator('form h3').textContent();
    const option = main.getByRole('radio').first();
    const field = main.locator('form').getByRole('textbox');
    if (await option.count()) await use(option, 'Space');
    else if (await field.count()) await field.fill('Things are as they are.');
    if (!(await next.count())) break;
    await use(next);
    await expect(main.locator('form h3')).not.toHaveText(question ?? '');
  }
  await use(submit);
  await expect(
    main.getByRole('heading', { level: 3, name: /^(\d of \d|All \d|None of the \d) right/ }),
  ).toBeFocused();
}

for (const width of [390, 1280]) {
  const isTouched = width < 768;
  const use: Use = (target, key = 'Enter') => (isTouched ? target.tap() : target.press(key));

  test.describe(`at ${width}, by ${isTouched ? 'touch' : 'keyboard'}`, () => {
    test.use({ viewport: { width, height: 844 }, hasTouch: isTouched });

    test('a visitor becomes a learner and finishes a free module in one sitting, and a door is open at every step', async ({
      page,
    }) => {
      const name = `walker${width}x${Date.now()}`;
      await page.goto('/');
      await use(page.getByRole('link', { name: 'Get Started Free' }).first());
      const register = page.getByRole('tab', { name: 'Register' });
      await use(register);
      await page.getByLabel('Username').fill(name);
      await page.getByLabel('Email').fill(`${name}@example.org`);
      await page.getByLabel('Password', { exact: true }).fill('correct horse');
      await use(page.getByRole('button', { name: 'Create Account' }));
      await expect(page).toHaveURL('/dashboard');
      await use(page.getByRole('main').locator('a[href="/apologetics"]').first());

      await expect(page.getByRole('heading', { level: 1, name: 'Apologetics Foundations' })).toBeVisible();
      await expect(page.getByText(/^4 of \d+ modules here are free/)).toBeVisible();
      await use(page.getByRole('link', { name: 'View Module Overview' }).first());
      await use(page.getByRole('link', { name: 'Start Learning' }));
      await expect(page).toHaveURL('/lesson/truth-and-the-way-things-are');
      // The button comes with the result.
      await expect(page.getByRole('link', { name: 'Next lesson' })).toHaveCount(0);
      await takeQuizSomehow(page, use);
      await use(page.getByRole('link', { name: 'Next lesson' }));

      for (const [id, next] of [
        ['what-we-know-without-proof', 'Next lesson'],
        ['true-for-you', 'To the Knowledge Check'],
      ] as const) {
        await expect(page).toHaveURL(`/lesson/${id}`);
        // Past the page: the first lesson was answered on it.
        await submitLesson(page.request, id);
        await page.reload();
        await use(page.getByRole('link', { name: next }));
      }

      await expect(page).toHaveURL('/module/what-is-truth#knowledge-check');
      await expect(page.getByRole('heading', { name: 'Knowledge Check' })).toBeInViewport();
      await takeQuizSomehow(page, use);
      await expect(page.getByText('“What Is Truth?” is finished')).toBeVisible();
      await expect(page.getByText('1 day of study this week.')).toBeVisible();
      const onward = page.getByRole('navigation', { name: 'Modules' });
      await expect(
        onward.getByRole('link', { name: /Truth and Tolerance.*See what it holds/ }),
      ).toBeVisible();
      await use(onward.getByRole('link', { name: /Truth and Tolerance/ }));

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
      await use(page.getByRole('link', { name: 'Next module' }));
      await expect(page).toHaveURL('/module/the-sixteen-truths');
      await use(page.getByRole('link', { name: 'Start Learning' }));
      await expect(page).toHaveURL(/\/lesson\//);
    });

    test('a Premium learner finishes a subject and holds its certificate', async ({ page, signIn }) => {
      await signIn({ premium: true });
      const list = (await (await page.request.get('/api/hermeneutics')).json()) as ModuleList;
      for (const { id } of list.modules) await passCheck(page.request, id);
      await page.goto(`/module/${list.modules[0]?.id}`);
      await expect(page.getByText('Biblical Hermeneutics is finished')).toBeVisible();
      await use(page.getByRole('link', { name: 'To the certificate' }));
      await page.getByLabel(/name/i).fill('Phoebe of Cenchreae');
      await use(page.getByRole('button', { name: 'Receive certificate' }));
      await expect(page).toHaveURL(/\/certificate\/[0-9a-z-]{24}$/);
      await expect(page.getByRole('heading', { name: 'This certificate is genuine' })).toBeVisible();
    });
  });
}
