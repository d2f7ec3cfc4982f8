import { expect, test } from '../fixtures.ts';

test('a learner sees their own new review at once, whatever the browser kept from before', async ({
  page,
  signIn,
}) => {
  const inPage = (path: string) => page.evaluate((url) => fetch(url).then((reply) => reply.text()), path);
  // A visitor’s copies: the document and the list.
  await page.goto('/reviews');
  await expect(page.getByRole('link', { name: 'Sign in to submit' })).toBeVisible();
  await inPage('/api/reviews');

  await signIn();
  const words = `Written a moment ago, ${Date.now()}.`;
  await page.evaluate(async (comment) => {
    const body = JSON.stringify({ rating: 4, comment });
    const headers = { 'content-type': 'application/json' };
    await fetch('/api/reviews', { method: 'POST', body, headers });
  }, words);
  expect(await inPage('/api/reviews')).toContain(words);
  // A navigation, not a reload: it may be answered by what is kept.
  await page.goto('about:blank');
  await page.goto('/reviews');
  await expect(page.getByRole('region', { name: 'Your review' })).toContainText(words);
  await expect(page.getByRole('listitem').filter({ hasText: words })).toHaveCount(1);
});
