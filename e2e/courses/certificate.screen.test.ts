import { expect, screen, test } from '../screens/fixtures.ts';
import { issuedBeforeTheMark } from './formerCertificate.ts';

test('a certificate of the time before the mark says what it always said', async ({
  page,
  academy,
  signIn,
}) => {
  const code = await issuedBeforeTheMark(academy, await signIn());
  await page.open(`/certificate/${code}`);
  expect(await screen.findByText(/for completing every module of the course\./)).toBeVisible();
  expect(screen.getAllByText('7 modules · 4.5 hours of study').at(-1)).toBeVisible();
  expect(screen.getByRole('main')).not.toHaveTextContent('60%');
});
