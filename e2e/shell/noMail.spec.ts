import { expectAccessible, wideAndNarrow } from '../accessibility.ts';
import { expect } from '../fixtures.ts';
import { testsWithOwnAcademy } from '../ownAcademy.ts';

const test = testsWithOwnAcademy({ ENVIRONMENT: 'production' });

test('in production without a mail server the pages say that no mail is sent', async ({ page }) => {
  await page.goto('/auth/forgot');
  await expect(page.getByText('This academy is not set up to send mail')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expectAccessible(page, { widths: wideAndNarrow });
});
