import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LessonDetail, ModuleList, Note } from '@apologia/contract';
import { browserArgs, browserPath } from '@apologia/gateway/browser';
import { type APIRequestContext, type BrowserContext, chromium, type Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { killBrowser } from '../killBrowser.ts';
import { signInBrowser } from '../learners.ts';
import { bar, box, drawn, lessonText, selectWords } from './notes.ts';

const noLine = [/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/];

/** Two lessons of a free module. */
async function freeLessons(request: APIRequestContext): Promise<[string, string]> {
  const { modules } = (await (await request.get('/api/apologetics')).json()) as ModuleList;
  const [first, second] = modules.find(({ isLocked }) => !isLocked)?.lessons ?? [];
  return [first?.id ?? '', second?.id ?? ''];
}

/** Whether a browser has a lesson. */
const isKept = (page: Page, id: string) =>
  page.evaluate(
    async (at) => (await caches.match(at, { cacheName: 'kept-documents' })) !== undefined,
    `/lesson/${id}`,
  );

/** Opens a lesson and waits until it is kept. */
async function openAndKeep(page: Page, id: string): Promise<void> {
  await page.goto(`/lesson/${id}`);
  await expect.poll(() => isKept(page, id)).toBe(true);
}

/** Answers the quiz in view by the first option of everything, and submits. */
async function submitSomething(page: Page, text = 'It gives a reason.'): Promise<void> {
  const main = page.getByRole('main');
  const next = main.getByRole('button', { name: 'Next', exact: true });
  for (;;) {
    const question = await main.locator('form h3').textContent();
    if (await main.getByRole('radio').count()) await main.getByRole('radio').first().check();
    else await main.locator('form').getByRole('textbox').fill(text);
    if (!(await next.count())) break;
    await next.click();
    await expect(main.locator('form h3')).not.toHaveText(question ?? '');
  }
  await main.getByRole('button', { name: 'Submit Answers' }).click();
  await expect(main.getByText('Kept, will be sent')).toBeVisible();
}

/** Marks the first words of a lesson's text with a note. @returns the words */
async function writeNote(page: Page, note: string): Promise<string> {
  const paragraph = page.locator(`${lessonText} > p`).first();
  const [words = ''] = /\w+ \w+ \w+/.exec((await paragraph.textContent()) ?? '') ?? [];
  await selectWords(page, lessonText, words);
  await bar(page).getByRole('button', { name: /note/i }).click();
  await box(page).fill(note);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(box(page)).toHaveCount(0);
  return words;
}

/** The texts of the learner's notes, as the academy has them. */
const notesOf = async (request: APIRequestContext) =>
  ((await (await request.get('/api/notes')).json()) as Note[]).map(({ text }) => text).sort();

const lastAttempt = async (request: APIRequestContext, id: string) =>
  ((await (await request.get(`/api/lesson/${id}`)).json()) as LessonDetail).quiz?.last?.attempt ?? 0;

test.describe('without a line', () => {
  test.use({ serviceWorkers: 'allow', allowedErrors: { patterns: noLine } });

  test('lessons that were opened are read, their passages too, a quiz is answered, and what is not there is said', async ({
    page,
    context,
    signIn,
  }) => {
    await signIn();
    const [one, other] = await freeLessons(context.request);
    await openAndKeep(page, one);
    await openAndKeep(page, other);
    await context.setOffline(true);

    await page.goto(`/lesson/${one}`);
    const passage = page.getByRole('main').locator('a[href^="/scripture?ref="]').first();
    await passage.click();
    await expect(
      page
        .getByRole('dialog')
        .getByText(/\w+ \w+ \w+/)
        .first(),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await submitSomething(page);
    const words = await writeNote(page, 'On the train.');
    await page.reload();
    await expect.poll(async () => Object.values(await drawn(page)).flat()).toContain(words);

    await page.goto(`/lesson/${other}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
    await expect(page.getByRole('listitem')).toHaveCount(2);

    await context.setOffline(false);
    await page.goto('/dashboard');
    await expect.poll(() => lastAttempt(context.request, one)).toBe(1);
    await expect.poll(() => notesOf(context.request)).toEqual(['On the train.']);
    await page.goto(`/lesson/${one}`);
    await expect(page.getByRole('button', { name: /Try again|Retry/ }).first()).toBeVisible();
    expect(await lastAttempt(context.request, one)).toBe(1);
  });

  test('a lesson is kept by hand until it is let go, and signing out deletes all', async ({
    page,
    context,
    signIn,
  }) => {
    await signIn();
    const [one] = await freeLessons(context.request);
    await openAndKeep(page, one);
    await page.getByRole('button', { name: 'Offline' }).click();
    await page.getByRole('button', { name: 'Keep this lesson' }).click();
    await expect(page.getByText('This lesson is kept.')).toBeVisible();
    await page.getByText(/^1 lesson on this device, \d+\.\d MB/).click();
    await page.getByRole('button', { name: /^Let go of/ }).click();
    await expect(page.getByRole('button', { name: 'Keep this lesson' })).toBeVisible();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL('/');
    expect(
      await page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('kept-'))),
    ).toEqual([]);
  });
});

/** How often a browser is killed. */
const cycles = Number(process.env.OFFLINE_CYCLES ?? 2);

test('what is answered and written without a line exists once, in a browser that is killed at any moment', async ({
  baseURL,
}) => {
  test.setTimeout(120_000 + cycles * 30_000);
  const folder = await mkdtemp(path.join(tmpdir(), 'apologia-offline-'));
  const executablePath = await browserPath();
  const open = (): Promise<BrowserContext> =>
    chromium.launchPersistentContext(folder, {
      executablePath,
      args: browserArgs,
      ...(baseURL && { baseURL }),
      serviceWorkers: 'allow',
    });
  let context = await open();
  await signInBrowser(context);
  const [id] = await freeLessons(context.request);
  await openAndKeep(context.pages()[0] ?? (await context.newPage()), id);
  await context.close();

  const written: string[] = [];
  for (let cycle = 1; cycle <= cycles; cycle++) {
    context = await open();
    await context.setOffline(true);
    let page = await context.newPage();
    await page.goto(`/lesson/${id}`);
    const again = page.getByRole('button', { name: /^(Try again|Take it again|Retry)/ });
    if (await again.count()) await again.first().click();
    const note = `Note ${String(cycle).padStart(2, '0')}`;
    await writeNote(page, note);
    written.push(note);
    // On a copy of whatever attempt.
    await submitSomething(page, `The ${cycle}. reason.`);
    await killBrowser(context);

    context = await open();
    page = await context.newPage();
    const opening = page.goto('/dashboard').catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 1_500));
    await killBrowser(context);
    await opening;

    context = await open();
    page = await context.newPage();
    await page.goto('/dashboard');
    await expect.poll(() => lastAttempt(context.request, id)).toBe(cycle);
    await expect.poll(() => notesOf(context.request)).toEqual(written);
    await context.close();
  }
  context = await open();
  expect(await lastAttempt(context.request, id)).toBe(cycles);
  expect(await notesOf(context.request)).toEqual(written);
  await context.close();
  await rm(folder, { recursive: true, force: true });
});
