import { readFile } from 'node:fs/promises';
import type { LessonDetail } from '@apologia/contract';
import { expectAccessible, wideAndNarrow } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { bar, box, drawn, lessonText, mark, selectWords } from './notes.ts';

const lesson = 'true-for-you';
const part = '.page';

test('words are marked over formatted text and over each other, open by a click, and are there again without a jump', async ({
  page,
  signIn,
}) => {
  await signIn();
  const notesChunks: string[] = [];
  page.on(
    'request',
    (request) => /page-notes|\/api\/notes/.test(request.url()) && notesChunks.push(request.url()),
  );
  await page.goto(`/lesson/${lesson}`);
  const paragraph = page.locator(lessonText).getByText('The bold view is');
  await paragraph.scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Notes', exact: true })).toBeVisible();
  expect(notesChunks).toEqual([]);

  // By mouse, from the middle of a word on.
  const area = await paragraph.boundingBox();
  if (!area) throw new Error('The paragraph is in view.');
  await page.mouse.move(area.x + 3, area.y + 12);
  await page.mouse.down();
  await page.mouse.move(area.x + 330, area.y + 12, { steps: 4 });
  await expect(bar(page)).toHaveCount(0);
  await page.mouse.up();
  await mark(page, 'gold');
  await expect(bar(page)).toHaveCount(0);
  await expect
    .poll(() => drawn(page))
    .toEqual({ 'note-gold': [expect.stringMatching(/^The bold view is relativism/)] });

  const over = 'about truth. In its simplest form';
  await selectWords(page, lessonText, 'relativism', 'about truth. In its simplest form');
  await mark(page, 'blue');
  await expect.poll(async () => (await drawn(page))['note-blue']).toEqual([`relativism ${over}`]);

  // Of two, the shorter is opened.
  const at = await paragraph.locator('strong').boundingBox();
  if (!at) throw new Error('The word is in view.');
  await page.mouse.click(at.x + at.width / 2, at.y + at.height / 2);
  await box(page).fill('Begin here.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(box(page)).toHaveCount(0);
  const marked = await drawn(page);
  expect(Object.keys(marked).sort()).toEqual(['note-blue', 'note-gold', 'note-written']);

  await page.addInitScript(() => {
    Reflect.set(window, 'shifted', 0);
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries())
        Reflect.set(window, 'shifted', Reflect.get(window, 'shifted') + Reflect.get(shift, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.reload();
  await expect.poll(() => drawn(page)).toEqual(marked);
  expect(await page.evaluate(() => Reflect.get(window, 'shifted'))).toBeLessThan(0.02);
});

test('words are chosen, noted, found and shown by keyboard alone', async ({ page, signIn }) => {
  test.slow();
  await signIn();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`/lesson/${lesson}`);
  const tool = page.getByRole('button', { name: 'Notes', exact: true });
  await tool.focus();
  await page.keyboard.press('Enter');
  const choose = page.getByRole('button', { name: 'Select with the keyboard' });
  await choose.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('Shift+ArrowLeft');
  const chosen = await page.evaluate(() => String(getSelection()));
  await expect(bar(page)).toBeVisible();
  await expectAccessible(page, { part, widths: wideAndNarrow });
  await page.keyboard.press('Tab');
  await expect(bar(page).getByRole('button', { name: 'Mark in gold' })).toBeFocused();
  for (let i = 0; i < 3; i++) await page.keyboard.press('Tab');
  await expect(bar(page).getByRole('button', { name: 'Note' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('To be remembered');
  await expectAccessible(page, { part, widths: wideAndNarrow });
  await page.keyboard.press('Control+Enter');
  await expect(box(page)).toHaveCount(0);
  // Reading goes on where the words are.
  await expect(page.locator(`${lessonText} :focus`)).toContainText(chosen.slice(0, 20));

  await tool.focus();
  const list = page.getByRole('list', { name: 'Notes in this lesson' });
  await expect(list).toContainText('To be remembered');
  await expectAccessible(page, { part, widths: wideAndNarrow });
  await list.getByRole('button', { name: 'Show in the text' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator(`${lessonText} :focus`)).toBeInViewport();
  await list.getByRole('button', { name: 'Edit' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(list.getByRole('button', { name: 'Edit' })).toBeFocused();
});

test('in a text that was edited words are found again, and those that are gone are shown as such', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto(`/lesson/${lesson}`);
  await selectWords(page, lessonText, 'there is at least one truth that is not relative');
  await mark(page, 'green');
  await expect(bar(page)).toHaveCount(0);
  await selectWords(page, lessonText, 'It is good manners.');
  await bar(page).getByRole('button', { name: 'Note' }).click();
  await box(page).fill('As my grandmother would say.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(box(page)).toHaveCount(0);

  await page.route(`**/api/lesson/${lesson}`, async (route) => {
    const response = await route.fetch();
    const detail = (await response.json()) as LessonDetail;
    const content = detail.lesson.content.map((block) =>
      block
        .replace('It is good manners.', '')
        .replace('there is at least one truth', 'there is at the very least one truth')
        .replace('The bold view', 'A paragraph before it.</p><p>The bold view'),
    );
    await route.fulfill({ response, json: { ...detail, lesson: { ...detail.lesson, content } } });
  });
  await page.goto('/lesson/what-we-know-without-proof');
  await page
    .getByRole('navigation', { name: 'This module' })
    .first()
    .getByRole('link', { name: /True for You/ })
    .click();
  await expect(page.getByText('A paragraph before it.')).toBeVisible();
  await expect
    .poll(() => drawn(page))
    .toEqual({ 'note-green': ['there is at the very least one truth that is not relative'] });
  await page.getByRole('button', { name: 'Notes', exact: true }).click();
  const lost = page.getByRole('region', { name: 'No longer in the text' });
  await expect(lost).toContainText('It is good manners.');
  await expect(lost).toContainText('As my grandmother would say.');
  await expect(lost.getByRole('button', { name: 'Show in the text' })).toHaveCount(0);
});

test('on a phone a passage is marked, a note in it keeps the passage open, and words are asked about and copied', async ({
  page,
  signIn,
}) => {
  await page.addInitScript(() => {
    Object.assign(navigator.clipboard, {
      writeText: async (text: string) => Reflect.set(window, 'copied', text),
    });
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn();
  await page.goto(`/lesson/${lesson}`);
  await page.getByRole('link', { name: 'John 8:31–32' }).first().click();
  const passage = page.getByRole('dialog', { name: 'John 8:31–32' });
  await expect(passage.getByText('You will know')).toBeVisible();
  await selectWords(page, 'dialog[open]', 'truly my disciples', 'You will know the truth');
  await mark(page, 'blue');
  await expect
    .poll(() => drawn(page))
    .toMatchObject({ 'note-blue': [expect.stringContaining('You will know')] });
  await selectWords(page, 'dialog[open]', 'the truth will make you free');
  await bar(page).getByRole('button', { name: 'Copy' }).click();
  expect(await page.evaluate(() => Reflect.get(window, 'copied'))).toBe(
    '“the truth will make you free”\n— John 8:32 (World English Bible)',
  );
  await selectWords(page, 'dialog[open]', 'the truth will make you free');
  await bar(page).getByRole('button', { name: 'Note' }).click();
  await expectAccessible(page, { part: 'dialog[open]' });
  await box(page).press('Escape');
  await expect(box(page)).toHaveCount(0);
  await expect(passage).toBeVisible();
  await passage.getByRole('button', { name: 'Show the chapter' }).click();
  await expect
    .poll(() => drawn(page))
    .toMatchObject({ 'note-blue': [expect.stringContaining('You will know')] });

  await selectWords(page, 'dialog[open]', 'the truth will make you free');
  await bar(page).getByRole('button', { name: 'Ask' }).click();
  const question = page.getByRole('textbox', { name: 'Your question' });
  await expect(question).toBeFocused();
  await expect(question).toHaveValue(/^“the truth will make you free”\n— John 8:32/);
  await expect(passage).toHaveCount(0);
  await page.reload();
  await expect(question).toHaveValue(/^“the truth will make you free”\n— John 8:32[^“]*$/);

  await page.goto('/notes');
  const notes = page.getByRole('region', { name: 'Scripture' });
  await expect(notes.getByRole('link', { name: 'John 8:31–32' })).toBeVisible();
  await expectAccessible(page, { widths: wideAndNarrow });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as Markdown' }).click();
  expect((await download).suggestedFilename()).toBe('apologia-notes.md');
  const file = test.info().outputPath('notes.md');
  await (await download).saveAs(file);
  expect(await readFile(file, 'utf8')).toMatch(
    /^> truly my disciples\. You will know the truth \(John 8:31–32\)$/m,
  );
});
