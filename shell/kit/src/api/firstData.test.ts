import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** The cache of a tab whose document brought this. */
async function tabWith(data: [string[], unknown][]) {
  vi.resetModules();
  const textContent = JSON.stringify({ composition: 'x', remotes: {}, data });
  vi.stubGlobal('document', { getElementById: () => ({ textContent }) });
  return (await import('./queryClient.ts')).queryClient;
}

const link = { id: 'the-creed', title: 'The Creed', minutes: 7, completed: false };
const key = ['/api', 'module', 'what-is-truth', 'lessons'];

test('what a document brings is read like a reply: what the contract does not name is not there', async () => {
  const client = await tabWith([[key, { lessons: [{ ...link, secret: 1 }] }]]);
  expect(client.getQueryData(key)).toEqual({ lessons: [link] });
});

test.each<[string, string[], unknown]>([
  ['is no reply of its call', key, { lessons: [{ ...link, minutes: 'seven' }] }],
  ['belongs to no call', ['/api', 'nothing'], {}],
])('what a document brings and %s is an error', async (_, asked, value) => {
  await expect(tabWith([[asked, value]])).rejects.toThrow();
});

test('that there is nothing may be said of any read', async () => {
  const client = await tabWith([[['/api', 'auth', 'me'], null]]);
  expect(client.getQueryData(['/api', 'auth', 'me'])).toBeNull();
});
