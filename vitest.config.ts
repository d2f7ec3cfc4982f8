import path from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // One waits for the database or a hash while another runs.
    maxWorkers: 3,
    restoreMocks: true,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{db,gateway,shell,mfe-*,.ci}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/*.workerd.test.ts', '**/*.processes.test.ts'],
          globalSetup: './gateway/src/testing/template.ts',
          setupFiles: './gateway/src/testing/cheapHashes.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // Files share what they import: a third of the time. Each has a database of its own.
          isolate: false,
        },
      },
      {
        resolve: {
          alias: {
            '@module-federation/enhanced/runtime': path.resolve(
              import.meta.dirname,
              'e2e/screens/federation.ts',
            ),
          },
        },
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: {
          name: 'screens',
          include: ['e2e/**/*.screen.test.ts'],
          globalSetup: './gateway/src/testing/template.ts',
          environment: './e2e/screens/environment.ts',
          // React as it is shipped.
          env: { NODE_ENV: 'production' },
          setupFiles: './e2e/screens/setup.ts',
          // The first of a file evaluates all modules, beside whatever else the machine does.
          testTimeout: 120_000,
          hookTimeout: 60_000,
          // See unit.
          isolate: false,
          // Node runs the gateway as it stands; a new document takes nothing of it anew.
          server: { deps: { external: [/\/(gateway|db)\/(?!.*node_modules)/] } },
        },
      },
      {
        test: {
          name: 'workerd',
          include: ['gateway/**/*.workerd.test.ts'],
          exclude: ['**/node_modules/**'],
          globalSetup: ['./gateway/src/testing/built.ts', './gateway/src/testing/template.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'processes',
          include: ['gateway/cli/**/*.processes.test.ts'],
          globalSetup: './gateway/src/testing/built.ts',
          testTimeout: 240_000,
        },
      },
    ],
  },
});
