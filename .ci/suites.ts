import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Count, report, root, run } from './checks.ts';

/** What came of the tests of a stage. */
export interface Outcome extends Count {
  /** The tests that failed, by name. */
  failing: string[];
  /** Runs them by themselves. @returns what came of the whole stage then */
  again: () => Promise<Outcome>;
}

/** What a report tells. */
interface Found extends Count {
  failing: string[];
  /** The files to be run anew, and how many tests passed in them. */
  files: string[];
  passedInThem: number;
}

interface VitestReport {
  testResults: {
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
}

/** A vitest project. @param reportFile where it writes what it found @param files these alone */
export async function vitest(project: string, reportFile: string, files: string[] = []): Promise<Outcome> {
  const began = performance.now();
  const { ok, output } = await run('vitest', [
    'run',
    `--project=${project}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportFile}`,
    ...files,
  ]);
  const found = await read(reportFile, ok, ({ testResults }: VitestReport) => {
    const failedFiles = testResults.filter(({ status }) => status === 'failed');
    const count = (results: VitestReport['testResults'], status: string) =>
      results.flatMap(({ assertionResults }) => assertionResults.filter((test) => test.status === status));
    return {
      passed: count(testResults, 'passed').length,
      // A file that does not load has no tests to fail.
      failed: failedFiles.reduce((sum, file) => sum + Math.max(1, count([file], 'failed').length), 0),
      failing: failedFiles.flatMap((file) => {
        const name = path.relative(root, file.name);
        const tests = count([file], 'failed').map(({ fullName }) => `${name}: ${fullName}`);
        return tests.length ? tests : [name];
      }),
      files: failedFiles.map(({ name }) => path.relative(root, name)),
      passedInThem: count(failedFiles, 'passed').length,
    };
  });
  return outcome(found, began, { name: project, output }, () => vitest(project, reportFile, found.files));
}

interface PlaywrightSuite {
  specs: { title: string; file: string; ok: boolean }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  stats: { expected: number };
  suites: PlaywrightSuite[];
}

/** The browser's tests. @param reportFile where it writes what it found @param choice which of them, by options of playwright's */
export async function playwright(reportFile: string, choice: string[] = []): Promise<Outcome> {
  const began = performance.now();
  const bin = path.join(root, 'e2e/node_modules/.bin/playwright');
  const { ok, output } = await run(
    bin,
    ['test', '--config=e2e/playwright.config.ts', '--reporter=line,json', ...choice],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile, FORCE_COLOR: '0' },
  );
  const found = await read(reportFile, ok, ({ stats, suites }: PlaywrightReport) => {
    const specsOf = (suite: PlaywrightSuite): PlaywrightSuite['specs'] => [
      ...suite.specs,
      ...(suite.suites ?? []).flatMap(specsOf),
    ];
    const failing = suites
      .flatMap(specsOf)
      .filter((spec) => !spec.ok)
      .map(({ file, title }) => `e2e/${file}: ${title}`);
    return { passed: stats.expected, failed: failing.length, failing, files: [], passedInThem: 0 };
  });
  return outcome(found, began, { name: 'browser', output }, () => playwright(reportFile, ['--last-failed']));
}

/** What a report tells; a stage that ended badly has failed whatever it tells. */
async function read<T>(file: string, ok: boolean, tell: (found: T) => Found): Promise<Found> {
  const found = await readFile(file, 'utf8').then(
    (text) => tell(JSON.parse(text)),
    () => null,
  );
  if (found && (ok || found.failed)) return found;
  const failing = ['the stage as a whole'];
  return { passed: 0, files: [], passedInThem: 0, ...found, failed: 1, failing };
}

function outcome(
  { passed, failed, failing, passedInThem }: Found,
  began: number,
  { name, output }: { name: string; output: string },
  runAgain: () => Promise<Outcome>,
): Outcome {
  report(name, { passed, failed }, began, failed ? output : '');
  return {
    passed,
    failed,
    failing: failing.map((test) => `${name}: ${test}`),
    async again() {
      const second = await runAgain();
      return { ...second, passed: passed - passedInThem + second.passed };
    },
  };
}
