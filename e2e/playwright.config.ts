import { defineConfig } from '@playwright/test';
import { browserArgs, browserPath } from './browser.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: './academy.ts',
  outputDir: '../test-results',
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  expect: { timeout: 7_000 },
  forbidOnly: true,
  use: {
    viewport: { width: 1280, height: 900 },
    // Requests that pass a service worker pass a test's routes by. Tests of the worker itself allow it.
    serviceWorkers: 'block',
    trace: 'retain-on-failure',
    launchOptions: { executablePath: await browserPath(), args: browserArgs },
  },
});
