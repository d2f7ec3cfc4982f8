import { expect, screen, test } from '../screens/fixtures.ts';

test('where no mail server is set the pages say that no mail is sent', async ({ page }) => {
  await page.open('/auth/forgot');
  await screen.findByText(/This academy is not set up to send mail/);
  expect(screen.queryAllByRole('textbox')).toEqual([]);
});
