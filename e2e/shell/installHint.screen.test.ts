import { vi } from 'vitest';
import { expect, screen, test, within } from '../screens/fixtures.ts';

/** A browser that could install the academy says so. */
function offerInstall() {
  const prompt = vi.fn(async () => ({ outcome: 'accepted' }));
  dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
  return prompt;
}

const hint = () => screen.queryByRole('complementary', { name: 'Install Apologia' });

test('from the third visit on a learner is offered to install the academy, and who declines is not asked again', async ({
  page,
  user,
  signIn,
}) => {
  await signIn();
  const visit = async (count: number) => {
    localStorage.setItem('visits', String(count - 1));
    sessionStorage.removeItem('visits');
    await page.open('/settings');
    await screen.findByRole('heading', { level: 1, name: 'Settings' });
    // The offer's code has come when the bar's and the keys' has.
    await vi.waitFor(() => expect(localStorage.getItem('visits')).toBe(String(count)));
  };
  await visit(2);
  offerInstall();
  expect(hint()).toBeNull();

  await visit(3);
  offerInstall();
  const offered = await screen.findByRole('complementary', { name: 'Install Apologia' });
  await user.click(within(offered).getByRole('button', { name: 'Not now' }));
  expect(hint()).toBeNull();

  await visit(4);
  offerInstall();
  expect(hint()).toBeNull();

  localStorage.removeItem('install-declined');
  const prompt = offerInstall();
  await user.click(await screen.findByRole('button', { name: 'Install' }));
  expect(prompt).toHaveBeenCalledOnce();
  expect(hint()).toBeNull();
});
