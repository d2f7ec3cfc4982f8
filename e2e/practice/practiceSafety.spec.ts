import { expectAccessible, wideAndNarrow } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { composer, keptAs, log, panel, startTalk, tabTo } from './conversations.ts';

// The country as Cloudflare tells it.
test.use({ extraHTTPHeaders: { 'cf-ipcountry': 'GB' } });

const disclosed = 'i was raped by our youth leader';

test('somebody in need finds numbers to tap instead of a debate', async ({ page, context, signIn }) => {
  test.slow();
  await signIn({ premium: true });
  const { id } = await startTalk(context.request);
  await page.goto(`/practice?conversation=${id}`);
  await composer(page).fill(disclosed);
  await composer(page).press('Enter');

  await expect(log(page)).toContainText('I’m stepping out of the part I was playing.');
  await expect(log(page)).toContainText('It was not your fault');
  const now = log(page).getByRole('region', { name: 'In danger now' });
  await expect(now.getByRole('link', { name: '999' })).toHaveAttribute('href', 'tel:999');
  const people = log(page).getByRole('region', { name: 'People who listen · United Kingdom' });
  await expect(people.getByRole('link', { name: /NSPCC/ })).toHaveAttribute('href', 'tel:08088005000');
  await expect(log(page).getByRole('link', { name: /findahelpline/ })).toHaveAttribute('href', /^https:/);
  // Nothing of the debate is left to choose, to reply to or to be helped with.
  await expect(panel(page).getByRole('complementary')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Help me reply' })).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Choose what you mean' })).toHaveCount(0);
  await expect(page.getByText('The practice rests')).toBeVisible();
  for (const width of wideAndNarrow) {
    await page.setViewportSize({ width, height: 844 });
    for (const link of await log(page).getByRole('link').all()) {
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    await expectAccessible(page);
  }

  // Their words are gone with the page; the numbers stay.
  await page.reload();
  await expect(log(page)).not.toContainText(disclosed);
  await expect(log(page)).toContainText('(What you wrote here is not kept.)');
  await expect(now).toBeVisible();
  expect(JSON.stringify(await keptAs(context.request, id))).not.toContain('raped');
  await tabTo(page, now.getByRole('link', { name: '999' }));
  await tabTo(page, page.getByRole('button', { name: 'Go on with the practice' }));
  await page.keyboard.press('Enter');
  await expect(composer(page)).toBeFocused();
  await expect(panel(page).getByRole('complementary')).toBeVisible();
  await page.keyboard.type('What do you mean by that?');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Guided partner: every line was written by hand')).toBeVisible();
  await expect(log(page).locator('[data-speech]')).toHaveCount(5);
});
