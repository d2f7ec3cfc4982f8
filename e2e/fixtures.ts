import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';

export { expect };

let count = 0;
const newName = () => `learner${process.pid}x${Date.now() % 1_000_000}x${count++}`;

interface Fixtures {
  /** Console errors and exceptions that this test expects, as patterns. */
  allowedErrors: { patterns: RegExp[] };
  /** Fails the test on any other. */
  quietConsole: undefined;
  /** Signs this browser in as a new learner; the result is the name. */
  signIn: (options?: { premium?: boolean }) => Promise<string>;
}

export const test = base.extend<Fixtures>({
  baseURL: async ({}, use) => use(process.env.ACADEMY_URL),
  allowedErrors: [{ patterns: [] }, { option: true }],
  quietConsole: [
    async ({ context, allowedErrors }, use) => {
      const heard = listen(context);
      await use(undefined);
      const unexpected = heard.filter(
        (line) => !allowedErrors.patterns.some((pattern) => pattern.test(line)),
      );
      expect(unexpected, 'console errors').toEqual([]);
    },
    { auto: true },
  ],
  signIn: async ({ context, baseURL }, use) => {
    await use(async ({ premium = false } = {}) => {
      const username = newName();
      const headers = { origin: baseURL ?? '' };
      const registered = await context.request.post('/api/auth/register', {
        data: { username, email: `${username}@example.org`, password: 'correct horse' },
        headers,
      });
      expect(registered.status()).toBe(200);
      if (premium) {
        const upgraded = await context.request.post('/api/subscription/upgrade', { data: {}, headers });
        expect(upgraded.status()).toBe(200);
      }
      return username;
    });
  },
});

function listen(context: BrowserContext): string[] {
  const heard: string[] = [];
  const attach = (page: Page) => {
    page.on('console', (message) => {
      if (message.type() === 'error') heard.push(`${message.text()} ${message.location().url}`);
    });
    page.on('pageerror', (error) => heard.push(error.message));
  };
  context.pages().forEach(attach);
  context.on('page', attach);
  return heard;
}
