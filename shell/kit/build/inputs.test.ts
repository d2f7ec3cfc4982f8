import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { compile } from './compile.ts';
import { remoteConfig } from './federation.ts';
import { digestOf } from './inputs.ts';

test('a build tells the sources that went into it, and those of other teams are not among them', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'apologia-inputs-'));
  const config = remoteConfig('billing', 'production');
  const { inputs } = await compile({ ...config, output: { ...config.output, path: folder } });
  await rm(folder, { recursive: true });
  expect(inputs).toContain('mfe-billing/src/pages/Payment.tsx');
  expect(inputs).toContain('mfe-billing/src/pages/Payment.module.css');
  expect(inputs).toContain('gateway/contract/src/billing/billing.ts');
  expect(
    inputs.filter((file) => /^gateway\/contract\/src\/(courses|community|practice)\//.test(file)),
  ).toEqual([]);
});

test('a digest stands for the text of its files, and not for tests', () => {
  const of = digestOf(['shell/kit/build/inputs.ts']);
  expect(digestOf(['shell/kit/build/inputs.ts', 'shell/kit/build/inputs.ts'])).toBe(of);
  expect(digestOf(['shell/kit/build/inputs.ts', 'shell/kit/build/root.ts'])).not.toBe(of);
  expect(digestOf(['shell/kit/build'])).toMatch(/^[0-9a-f]{12}$/);
});
