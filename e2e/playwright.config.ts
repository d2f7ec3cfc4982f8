import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: '.',
  testMatch: '*/*.spec.ts',
  globalSetup: './setup.ts',
  outputDir: '../test-results',
  workers: 2,
  fullyParallel: true,
  // Bounds for a busy machine, not expectations: what is there is found at once.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  use: {
    viewport: { width: 1280, height: 900 },
    // Requests that pass a service worker pass a test's routes by. Tests of the worker itself allow it.
    serviceWorkers: 'block',
    // What was done, without the film and the copies of the page that every test would have to make: an eighth of the time.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
    // Set once the browser runs, before the workers read this.
    connectOptions: { wsEndpoint: process.env.BROWSER_URL ?? '' },
  },
});
