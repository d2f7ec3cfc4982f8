import { setTimeout } from 'node:timers/promises';
import { vi } from 'vitest';
import { expect, screen, test, waitFor, within } from '../screens/fixtures.ts';
import { dropped, refused } from '../screens/network.ts';

const token = 'courses-'.padEnd(24, 'x');
const field = () => screen.findByLabelText('Token');
const list = /^\/releases$/;

test('a token that is none is told apart from a line that is down and from too many attempts', async ({
  page,
  network,
  fill,
  press,
}) => {
  await page.open('/teams');
  const enter = async (text: string) => {
    await fill(await field(), text);
    await press('Look at the releases');
  };
  const problem = (text: string) => waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));
  await enter('');
  await problem('Enter your team’s token.');
  await enter('not-the-token-of-any-team');
  await problem('This token does not belong to an app.');
  expect(await field()).toHaveAccessibleDescription(/does not belong to an app/);
  // No header carries it.
  await enter('tökén with words');
  await problem('This token does not belong to an app.');
  network.intercept(list, refused(429, 'Too many attempts. Please wait a little and try again.'));
  await enter(token);
  await problem('Too many attempts. Please wait a little and try again.');
  network.intercept(list, dropped);
  await press('Look at the releases');
  await problem('The academy could not be reached. Please try again.');
  network.restore();
  await press('Look at the releases');
  await screen.findByRole('heading', { level: 2, name: 'Shell' });
  expect(document.documentElement.outerHTML).not.toContain(token);
  expect(network.sent.map(({ path }) => path).join()).not.toContain(token);
});

test('the tab keeps the token until it is refused, and says why it asks again', async ({
  page,
  network,
  user,
}) => {
  await page.open('/teams');
  await user.type(await field(), `${token}{Enter}`);
  await screen.findByRole('heading', { level: 2, name: 'Shell' });
  expect(screen.getByRole('region', { name: 'Shell' })).toHaveTextContent(
    'No browser has told anything of it yet.',
  );

  network.intercept(list, dropped);
  await page.reload();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('could not be reached'));
  network.restore();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('heading', { level: 2, name: 'Shell' });

  network.intercept(list, refused(403, 'This token does not belong to an app.'));
  await page.reload();
  expect(await field()).toHaveAccessibleDescription(/does not belong to an app/);
  network.restore();
  await page.reload();
  expect(await field()).toHaveValue('');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('before anything was shipped the page says how to begin', async ({ page, network, user }) => {
  network.intercept(list, () => Response.json([]));
  await page.open('/teams');
  await user.type(await field(), `${token}{Enter}`);
  expect(await screen.findByText('pnpm ship shell')).toBeInTheDocument();
});

test('the history says what was taken back and why, and two versions are compared', async ({
  page,
  network,
  user,
}) => {
  const [live, before] = ['0123456789abcdef', 'fedcba9876543210'];
  const at = '2026-11-23T01:20:00.000Z';
  const reason = '30 of 30 views failed, of live 0 of 60';
  const version = { shippedAt: at, scriptBytes: 1_000, files: 2 };
  network.intercept(list, () =>
    Response.json([
      {
        app: 'courses',
        live,
        history: [
          { version: before, step: 'taken_back', by: 'gateway', reason, at },
          { version: before, step: 'canary', percent: 10, by: 'Priscilla', at },
          { version: live, step: 'a_step_of_later', by: 'Aquila', at },
        ],
        versions: [
          { ...version, version: before },
          { ...version, version: live },
        ],
      },
    ]),
  );
  network.intercept(/compare/, () =>
    Response.json({
      app: 'courses',
      from: before,
      to: live,
      sizes: { script: { from: 1_000, to: 900 } },
      files: [
        { name: 'page-lesson.js', from: 700, to: null },
        { name: 'page-module.js', from: null, to: 600 },
      ],
      contract: { needed: ['POST /api/x'], notNeeded: ['GET /api/y'], changed: [] },
    }),
  );
  await page.open('/teams');
  await user.type(await field(), `${token}{Enter}`);
  const section = within(await screen.findByRole('region', { name: 'Courses' }));
  const steps = section.getAllByRole('listitem', { hidden: true }).slice(0, 3);
  expect(steps[0]).toHaveTextContent(`Taken back: ${before}, by gateway${reason}`);
  expect(steps[1]).toHaveTextContent(`On trial for 10 visitors of 100: ${before}, by Priscilla`);
  expect(steps[2]).toHaveTextContent(`a_step_of_later: ${live}, by Aquila`);

  await user.click(section.getByText('Compare two versions'));
  await user.click(section.getByRole('button', { name: 'Compare' }));
  const status = await section.findByRole('status');
  expect(status).toHaveTextContent('script1.0 kB → 900 bytes (−100)');
  expect(status).toHaveTextContent('POST /api/xneeded now');
  expect(status).toHaveTextContent('GET /api/ynot needed any more');
  expect(status).toHaveTextContent('page-lesson.jsremoved, 700 bytes');
  expect(status).toHaveTextContent('page-module.jsadded, 600 bytes');
  expect(network.sent.at(-1)?.path).toBe(`/releases/courses/compare?from=${before}&to=${live}`);
});

test('the figures are asked for again every fifteen seconds, and not while nobody looks', async ({
  page,
  network,
  user,
}) => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    await page.open('/teams');
    await user.type(await field(), `${token}{Enter}`);
    await screen.findByRole('heading', { level: 2, name: 'Shell' });
    const asked = () => network.sent.filter(({ path }) => list.test(path)).length;
    const until = async (isSo: () => boolean) => {
      while (!isSo()) await setTimeout(5);
    };
    await until(() => vi.getTimerCount() > 0);
    vi.advanceTimersByTime(14_000);
    await setTimeout(100);
    expect(asked()).toBe(1);
    vi.advanceTimersByTime(1_000);
    await until(() => asked() === 2);
    await network.idle();
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    dispatchEvent(new Event('visibilitychange'));
    vi.advanceTimersByTime(60_000);
    await setTimeout(100);
    expect(asked()).toBe(2);
  } finally {
    vi.useRealTimers();
  }
});
