import { type Academy, startAcademy } from './academy.ts';
import { test } from './fixtures.ts';

/**
 * Tests with an academy of their own, because of how it is set up or what they do to it.
 * @param settings environment variables besides those of the tests
 */
export function testsWithOwnAcademy(settings: Record<string, string> = {}) {
  return test.extend<object, { academy: Academy }>({
    academy: [
      async ({}, use) => {
        const academy = await startAcademy(settings);
        // A worker has one academy; helpers without a page look for it here.
        Object.assign(process.env, { ACADEMY_URL: academy.url, ACADEMY_DATA: academy.dataDir });
        await use(academy);
        await academy.stop();
      },
      { scope: 'worker', timeout: 240_000 },
    ],
    baseURL: async ({ academy }, use) => use(academy.url),
  });
}

/** Tests after which the academy is not as others expect it: reviews without end, other releases. They share one while they run. */
export const testInAnotherAcademy = testsWithOwnAcademy();
