import { execFile } from 'node:child_process';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '..');

// A quarter of what a command of ours takes to start is spent on compiling, and tests start hundreds of them.
const NODE_COMPILE_CACHE = path.join(root, 'node_modules/.cache/compiled');

export interface Count {
  passed: number;
  failed: number;
}

/** Runs a program of the workspace's own tools. `output` is what it printed. */
export function run(
  bin: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<{ ok: boolean; output: string }> {
  return new Promise((resolve) => {
    execFile(
      path.isAbsolute(bin) ? bin : path.join(root, 'node_modules/.bin', bin),
      args,
      { cwd: root, env: { ...process.env, NODE_COMPILE_CACHE, ...env }, maxBuffer: 64 * 1024 * 1024 },
      (error, stdout, stderr) => resolve({ ok: !error, output: `${stdout}${stderr}` }),
    );
  });
}

/** One thing that holds or does not. */
export async function check(
  name: string,
  bin: string,
  args: string[],
  env?: NodeJS.ProcessEnv,
): Promise<Count> {
  const began = performance.now();
  const { ok, output } = await run(bin, args, env);
  report(name, ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }, began, ok ? '' : output);
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

export function report(name: string, count: Count, began: number, output: string): void {
  const mark = count.failed ? '✗' : '✓';
  const took = ((performance.now() - began) / 1000).toFixed(1);
  process.stdout.write(`${mark} ${name}: ${count.passed} passed, ${count.failed} failed (${took} s)\n`);
  if (output) process.stdout.write(`${output}\n`);
}

export const sum = (counts: readonly Count[]): Count => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
});

/** Runs stages one after the other. */
export async function inOrder(...stages: (() => Promise<Count>)[]): Promise<Count> {
  const counts: Count[] = [];
  for (const stage of stages) counts.push(await stage());
  return sum(counts);
}

export const typeProjects = [
  'db',
  'gateway',
  'gateway/cli',
  'shell',
  'mfe-courses',
  'mfe-practice',
  'mfe-billing',
  'mfe-community',
  'e2e',
];

export const types = () =>
  inOrder(...typeProjects.map((project) => () => check(`types of ${project}`, 'tsc', ['-p', project])));

export const lint = async () =>
  sum([
    await check('lint and format', 'biome', ['check', '--error-on-warnings', '.']),
    await check('imports', 'node', ['.ci/lintImports.ts']),
  ]);
