import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { signInBrowser } from './learners.ts';

export { expect };

interface Fixtures {
  /** Console errors and exceptions that this test expects, as patterns. */
  allowedErrors: { patterns: RegExp[] };
  /** Fails the test on any other. */
  quietConsole: undefined;
  /** Lets pages wait for their scripts for as long as it takes: a busy test machine is no reason to give them up. */
  patience: undefined;
  /** Signs this browser in as a new learner, past the form; the result is the name. */
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
  patience: [
    async ({ context }, use) => {
      await context.addInitScript(() => {
        const set = window.setTimeout.bind(window);
        // An entry or a chunk of a remote is given up after six seconds, and nothing else is.
        const patient = (run: TimerHandler, ms?: number, ...args: unknown[]) =>
          set(run, ms === 6_000 ? 60_000 : ms, ...args);
        Object.assign(window, { setTimeout: patient });
      });
      await use(undefined);
    },
    { auto: true },
  ],
  signIn: async ({ context }, use) => use((options) => signInBrowser(context, options)),
});

/** Console errors and exceptions of every page of a browser, as they come. */
export function listen(context: BrowserContext): string[] {
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
