import { expect, screen, test, waitFor } from '../screens/fixtures.ts';
import { refused, type SentRequest } from '../screens/network.ts';

/** A page that needs nothing of the gateway. */
const elsewhere = '/auth/forgot';
const failures = () => screen.queryAllByText(/could not be loaded/);

/** Goes to a page as the browser's own buttons do. */
function go(path: string): void {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}

/** The reads that were sent, and those of them that were sent more than once. */
function readsIn(sent: readonly SentRequest[]) {
  const reads = sent.flatMap(({ method, path }) => (method === 'GET' ? path : []));
  return { reads, repeated: reads.filter((path, index) => reads.indexOf(path) !== index) };
}

for (const [path, read] of [
  ['/dashboard', '/api/dashboard'],
  ['/religions', '/api/religions'],
  ['/practice', '/api/practice'],
  ['/daily-review', '/api/daily-review'],
  ['/settings', '/api/auth/passkeys'],
] as const) {
  test(`${path}: a read that fails is asked once, and anew when one comes back`, async ({
    page,
    network,
    signIn,
  }) => {
    await signIn();
    await page.open(elsewhere);
    network.intercept(/^\/api\//, refused(503));
    go(path);
    await waitFor(() => expect(failures()).not.toEqual([]));
    await network.idle();
    const { reads, repeated } = readsIn(network.sent);
    expect(reads).toContain(read);
    expect(repeated).toEqual([]);

    network.restore();
    go(elsewhere);
    await screen.findByRole('heading', { level: 1, name: /password/i });
    go(path);
    await waitFor(() => expect(network.sent.length).toBeGreaterThan(reads.length));
    await network.idle();
    await waitFor(() => expect(failures()).toEqual([]));
  });
}
