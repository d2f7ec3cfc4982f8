import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { insertLearners } from '../../src/testing/learners.ts';
import { freePort } from '../academy/testing/running.ts';
import { browserArgs, browserPath } from '../kernel/browser.ts';
import { readArguments } from '../kernel/flags.ts';
import { say } from '../kernel/progress.ts';
import { startAcademy } from './academy.ts';
import { median } from './median.ts';

const usage = 'pnpm bench lighthouse [--runs <n>] [--pages /,/auth] [--json <file>]';

/** Fetched when it is asked for: nothing of the academy needs it. */
const lighthouse = 'lighthouse@13.5.0';

const visitors = ['/', '/auth', '/reviews', '/lesson/what-we-know-without-proof'];
const learners = ['/apologetics', '/lesson/true-for-you', '/practice'];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const timings = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'] as const;

interface Audit {
  score: number | null;
  numericValue?: number;
}

/** What is read of a report. */
interface Report {
  runtimeError?: { message: string };
  categories: Record<
    (typeof categories)[number],
    { score: number; auditRefs: { id: string; weight: number }[] }
  >;
  audits: Record<string, Audit | undefined>;
}

/** What Lighthouse says of the pages on a phone, which it imagines: a slow line and a processor four times slower. */
export async function benchLighthouse(): Promise<void> {
  const { values } = readArguments(
    { usage, values: { runs: '3', pages: '', json: '' } },
    process.argv.slice(3),
  );
  const runs = Number(values.runs);
  const pages = [...visitors, ...learners].filter(
    (page) => values.pages === '' || values.pages.split(',').includes(page),
  );
  if (!(runs >= 1) || pages.length === 0) throw new Error(usage);
  const folder = await mkdtemp(path.join(tmpdir(), 'apologia-lighthouse-'));
  const academy = await startAcademy();
  const reports: Record<string, Report[]> = {};
  try {
    const [cookie = ''] = await insertLearners(academy.db, 1);
    for (let run = 1; run <= runs; run++) {
      for (const page of pages) {
        const cookies = learners.includes(page) ? cookie : '';
        const url = `http://localhost:${academy.port}${page}`;
        // The page of an academy that is in use: the first one of a new isolate is measured by `pnpm bench pages`.
        await (await fetch(url, { headers: { cookie: cookies, accept: 'text/html' } })).text();
        const report = await auditOf(url, cookies, folder);
        reports[page] = [...(reports[page] ?? []), report];
        process.stderr.write(`  run ${run} of ${runs}: ${page}, load ${loadavg()[0]?.toFixed(1)}\n`);
      }
    }
  } finally {
    await academy.stop();
    await rm(folder, { recursive: true, force: true });
  }
  say(`  median of ${runs}            performance accessibility practices    seo   LCP ms   TBT ms      CLS`);
  for (const page of pages) for (const line of linesOf(page, reports[page] ?? [])) say(line);
  if (values.json) await writeFile(values.json, JSON.stringify(reports));
}

/** A browser of its own, with cookies as any browser has them: a header that Lighthouse adds is lost with the first cookie that the page sets. */
async function auditOf(url: string, cookies: string, folder: string): Promise<Report> {
  const profile = await mkdtemp(path.join(folder, 'profile-'));
  const port = await freePort();
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: await browserPath(),
    args: [...browserArgs, `--remote-debugging-port=${port}`],
  });
  try {
    const pairs = cookies.split('; ').filter(Boolean);
    await browser.addCookies(
      pairs.map((pair) => ({
        domain: new URL(url).hostname,
        path: '/',
        name: pair.split('=')[0] ?? '',
        value: pair.slice(pair.indexOf('=') + 1),
      })),
    );
    return await reportOf(url, port, path.join(folder, 'report.json'));
  } finally {
    await browser.close();
  }
}

async function reportOf(url: string, port: number, file: string): Promise<Report> {
  const args = [
    url,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    `--only-categories=${categories.join(',')}`,
    `--port=${port}`,
    // The session is in it.
    '--disable-storage-reset',
  ];
  await promisify(execFile)('npx', ['-y', lighthouse, ...args], {
    env: {
      ...process.env,
      // It needs a newer Node than may be installed.
      PATH: [path.dirname(process.execPath), process.env.PATH].join(path.delimiter),
    },
    maxBuffer: 64 * 1024 * 1024,
  });
  const report: Report = JSON.parse(await readFile(file, 'utf8'));
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
  return report;
}

function linesOf(page: string, reports: Report[]): string[] {
  const scores = categories.map((name) => median(reports.map((one) => one.categories[name].score * 100)));
  const [paint = 0, blocking = 0, shift = 0] = timings.map((name) =>
    median(reports.map(({ audits }) => audits[name]?.numericValue ?? 0)),
  );
  const cells = [
    ...scores.map((score, i) => score.toFixed(0).padStart([11, 14, 10, 7][i] ?? 0)),
    ...[paint.toFixed(0), blocking.toFixed(0), shift.toFixed(3)].map((figure) => figure.padStart(9)),
  ];
  const lost = new Set(reports.flatMap(lostIn));
  return [`  ${page.padEnd(23)}${cells.join('')}`, ...[...lost].map((audit) => `    ✗ ${audit}`)];
}

/** The audits that cost a page its 100, but for those of speed: the figures tell of these. */
const lostIn = ({ categories: { performance: _, ...others }, audits }: Report): string[] =>
  Object.values(others)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
