import { readFile } from 'node:fs/promises';
import { type Guide, type GuideLesson, guides, pathOf } from '@apologia/contract';
import { EpubCheck } from '@likecoin/epubcheck-ts';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { expectAccessible, wideAndNarrow } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { readPdf, words, wordsOf } from './readBack.ts';

// The fourth-century lists are a drawing; two other lessons have none.
const moduleId = 'manuscripts-and-canon';

async function guideOf(page: Page): Promise<Guide['modules'][number]> {
  const response = await page.request.get(pathOf(guides.ofModule, { id: moduleId }));
  const [module] = ((await response.json()) as Guide).modules;
  if (!module) throw new Error('There is no such module.');
  return module;
}

/** All that is to be read of a lesson: its text, its passages, its terms and its questions. */
const textsOf = ({ content, passages, terms, questions }: GuideLesson) => [
  ...content.map(wordsOf),
  ...passages.flatMap(({ verses }) => verses.map(({ text }) => words(text))),
  ...terms.map(({ meaning }) => words(meaning)),
  ...questions.map(({ question }) => words(question)),
];

const missing = (text: string, wanted: readonly string[]) =>
  wanted.filter((one) => !text.includes(words(one)));

async function download(page: Page, press: () => Promise<void>): Promise<Uint8Array> {
  const coming = page.waitForEvent('download');
  await press();
  const file = test.info().outputPath('guide');
  await (await coming).saveAs(file);
  return readFile(file);
}

test.describe('a guide', () => {
  // What breaks off is told in the console.
  test.use({ allowedErrors: { patterns: [/ERR_FAILED/] } });

  test('is downloaded from a lesson as PDF and as EPUB, and holds its text word for word', async ({
    page,
    signIn,
  }) => {
    await signIn({ premium: true });
    const module = await guideOf(page);
    const [lesson] = module.lessons;
    await page.goto(`/lesson/${lesson?.id}`);
    await page.getByRole('button', { name: 'Print', exact: true }).click();
    const tools = page.getByRole('region', { name: 'Study tools' });
    const asPdf = tools.getByRole('button', { name: `Download “${module.title}” as PDF` });
    await expect(asPdf).toBeVisible();
    await expectAccessible(page, { widths: wideAndNarrow });

    // The text and a font break off once each.
    await page.route(/\/api\/guide\//, (route) => route.abort('failed'), { times: 1 });
    await page.route(/\.woff$/, (route) => route.abort('failed'), { times: 1 });
    const pdf = await readPdf(await download(page, () => asPdf.click()));
    await expect(tools.getByText('It is among your downloads.')).toBeVisible();

    expect(pdf).toMatchObject({ title: module.title, language: 'en', isTagged: true });
    const titles = module.lessons.map(({ title }) => title);
    expect(pdf.outline.flat()).toEqual(['About this module', ...titles, 'Knowledge Check', 'Answers']);
    for (const role of ['Document', 'H1', 'H2', 'H3', 'P', 'L', 'LI', 'TOC', 'TOCI', 'Link', 'Figure'])
      expect(pdf.roles.get(role), role).toBeGreaterThan(0);
    expect(pdf.alts).toHaveLength(1);
    expect(pdf.alts[0]).toMatch(/Athanasius/);
    expect(missing(pdf.text, module.lessons.flatMap(textsOf))).toEqual([]);
    // The questions stand without their answers, which come last.
    const answers = pdf.text.lastIndexOf('Answers');
    const explanations = module.lessons.flatMap(({ questions }) =>
      questions.flatMap(({ explanation }) => explanation ?? []),
    );
    expect(missing(pdf.text.slice(answers), explanations)).toEqual([]);
    expect(missing(pdf.text.slice(0, answers), explanations)).toEqual(explanations);

    const asEpub = tools.getByRole('button', { name: /as EPUB$/ });
    const file = await download(page, () => asEpub.click());
    const { messages } = await EpubCheck.validate(file);
    expect(messages.filter(({ severity }) => ['fatal', 'error', 'warning'].includes(severity))).toEqual([]);
    const entries = unzipSync(new Uint8Array(file));
    for (const lesson of module.lessons) {
      const chapter = wordsOf(strFromU8(entries[`book/${lesson.id}.xhtml`] ?? new Uint8Array()));
      expect(missing(chapter, textsOf(lesson))).toEqual([]);
    }
  });
});

test('a lesson is printed with its passages in full and without the page around it', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.goto('/lesson/truth-and-the-way-things-are');
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(page.getByText('Guides come with Premium.')).toBeVisible();
  await page.getByRole('button', { name: 'Print this lesson' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed');
  const { text, emptyPages } = await readPdf(await page.pdf({ preferCSSPageSize: true }));
  expect(emptyPages).toBe(0);
  expect(text).toMatch(/Truth and the Way Things Are/);
  expect(text).toContain('Mere Apologetics');
  expect(text).toContain('Everyone who is of the truth listens to my voice.');
  expect(text).toContain('/lesson/truth-and-the-way-things-are');
  for (const chrome of ['Offline', 'Dashboard', 'Check your understanding', 'Bookmark'])
    expect(text).not.toContain(chrome);
});
