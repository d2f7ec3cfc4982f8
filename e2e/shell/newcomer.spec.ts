import { expect, test } from '../fixtures.ts';

test('a newcomer registers, studies, upgrades, practises and writes a review', async ({ page }) => {
  const name = `newcomer${Date.now()}`;

  await page.goto('/');
  await page.getByRole('link', { name: 'Get Started Free' }).first().click();
  await page.getByLabel('Username').fill(name);
  await page.getByLabel('Email').fill(`${name}@example.org`);
  await page.getByLabel('Password', { exact: true }).fill('correct horse');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await expect(page.getByText('Your account has been created successfully').first()).toBeVisible();

  await page.getByRole('link', { name: 'Apologetics Foundations' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Apologetics Foundations' })).toBeVisible();
  await page
    .getByRole('link', { name: /View Module Overview/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'What Is Truth?' })).toBeVisible();

  await page
    .getByRole('link', { name: /Truth and the Way Things Are/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Truth and the Way Things Are' })).toBeVisible();
  while (await page.getByRole('button', { name: 'Next', exact: true }).isVisible()) {
    await page.getByRole('radio').or(page.getByRole('main').getByRole('textbox')).first().focus();
    await page.keyboard.press('Space');
    await page.keyboard.type('x');
    await page.getByRole('button', { name: 'Next', exact: true }).click();
  }
  await page.getByRole('main').getByRole('textbox').fill('I would ask what you mean by true.');
  await page.getByRole('button', { name: 'Submit Answers' }).click();
  await expect(page.getByText('Completed', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'AI Discussion Practice' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /Premium|plans/i })
    .first()
    .click();

  await expect(page.getByText('$8.99').first()).toBeVisible();
  await page.getByRole('radio', { name: /year/i }).check({ force: true });
  await expect(page.getByText('$89.99').first()).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('button', { name: /upgrade/i })
    .click();
  // After a second and a half the upgrade leads on to what it unlocked.
  await expect(page).toHaveURL(/\/practice$/);

  await page.getByRole('radio', { name: /Muslim/ }).check({ force: true });
  await page.getByRole('button', { name: 'Start Conversation' }).click();
  await expect(page.getByRole('log')).toContainText(/Muslim/i);
  await page.getByRole('textbox').fill('Peace be with you. Why do you think so?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log')).toContainText('Why do you think so?');

  await page.goto('/reviews');
  await page.getByRole('textbox').fill('I came with questions and was given better ones.');
  await page.getByRole('button', { name: /submit|post|publish/i }).click();
  await expect(
    page.getByRole('listitem').or(page.getByRole('article')).filter({ hasText: name }).first(),
  ).toContainText('I came with questions');
});
