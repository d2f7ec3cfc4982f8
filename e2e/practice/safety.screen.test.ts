import { expect, screen, test, waitFor, within } from '../screens/fixtures.ts';
import { composer, kept, log, startTalk } from './talking.ts';

const message = /\/api\/practice\/message$/;
const numbers = async (name: string) => within(await log()).findByRole('region', { name });

test('the practice can rest, end or be forgotten, in the language of whoever needs it', async ({
  page,
  network,
  user,
  press,
  signIn,
}) => {
  await signIn({ premium: true });
  const { id } = await startTalk(network, 'hindu');
  await page.open(`/practice?conversation=${id}`);
  await user.type(await composer(), 'ich will nicht mehr leben{Enter}');
  await numbers('Jetzt in Gefahr');
  await press('Jetzt ausruhen');
  await waitFor(() => expect(location.pathname).toBe('/dashboard'));

  await page.open(`/practice?conversation=${id}`);
  await press('Gespräch beenden');
  await screen.findByText('This conversation has ended.');
  expect(screen.queryByRole('heading', { name: 'Looking back' })).toBeNull();
  await numbers('Jetzt in Gefahr');

  const { id: other } = await startTalk(network, 'muslim');
  await page.open(`/practice?conversation=${other}`);
  await user.type(await composer(), 'quiero matarme{Enter}');
  await press('Borrar esta conversación');
  await press('Borrar esta conversación');
  await waitFor(() => expect(location.search).toBe('?conversation=new'));
  expect((await kept(network)).map((one) => one.id)).toEqual([id]);
});

test('where a message is refused, the refusal brings the numbers with it', async ({
  page,
  network,
  user,
  signIn,
}) => {
  await signIn({ premium: true });
  const { id } = await startTalk(network, 'buddhist');
  await page.open(`/practice?conversation=${id}`);
  const envelope = {
    error: 'That was as much as can be said in one day. Please go on tomorrow.',
    code: 'too_many',
    requestId: 'x',
    care: {
      content: 'Thank you for telling me.',
      language: 'en',
      country: 'GB',
      emergency: [{ name: '', text: '999', href: 'tel:999' }],
      lines: [{ name: 'Samaritans', text: '116 123', href: 'tel:116123' }],
      directories: [],
    },
  };
  network.intercept(message, () => Response.json(envelope, { status: 429 }));
  await user.type(await composer(), 'i want to die{Enter}');
  const line = await within(await log()).findByRole('link', { name: /Samaritans/ });
  expect(line).toHaveAttribute('href', 'tel:116123');
  expect(screen.queryByText(/as much as can be said in one day/)).toBeNull();
  await waitFor(async () => expect(await composer()).toHaveValue(''));
});
