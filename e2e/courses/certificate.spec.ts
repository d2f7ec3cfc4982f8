import { readFile } from 'node:fs/promises';
import type { ModuleList } from '@apologia/contract';
import { expectAccessible, wideAndNarrow } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { passCheck, submitCheck } from '../quizzes.ts';
import { answerQuestion } from './quizPage.ts';
import { issuedBeforeTheMark } from './seed.ts';

test('who completed a subject receives a certificate that anyone can verify, print and keep', async ({
  page,
  signIn,
  browser,
}) => {
  await signIn({ premium: true });
  const list = (await (await page.request.get('/api/hermeneutics')).json()) as ModuleList;
  for (const { id } of list.modules) await passCheck(page.request, id);

  await page.goto('/hermeneutics');
  await page.getByLabel(/name/i).fill('Łukasz Żółć');
  await page.getByRole('button', { name: 'Receive certificate' }).click();
  await expect(page).toHaveURL(/\/certificate\/[0-9a-z-]{24}$/);
  await expect(page.getByText('Łukasz Żółć').filter({ visible: true }).first()).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  const file = test.info().outputPath('certificate.pdf');
  await (await download).saveAs(file);
  const pdf = await readFile(file);
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pdf.byteLength).toBeGreaterThan(50_000);

  const printed = await page.pdf({ preferCSSPageSize: true });
  expect(printed.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);

  const visitor = await browser.newContext();
  const elsewhere = await visitor.newPage();
  const asked: string[] = [];
  elsewhere.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await elsewhere.goto(page.url());
  await expect(elsewhere.getByText('This certificate is genuine')).toBeVisible();
  const said = elsewhere.getByText(/every module of the course, with 60% or more in each Knowledge Check\./);
  await expect(said).toBeVisible();
  await expect(elsewhere.getByText(/an estimated [\d.]+ hours of study/).last()).toBeVisible();
  await expect(elsewhere.getByRole('img', { name: /60% or more in each Knowledge Check/ })).toBeVisible();
  await expectAccessible(elsewhere, { widths: wideAndNarrow });
  await expect(elsewhere.getByText('Biblical Hermeneutics').filter({ visible: true }).first()).toBeVisible();
  // What the tab tells of itself is no read, and on a slow machine it has told by now.
  expect(asked.filter((path) => path.startsWith('/api/') && path !== '/api/beacons')).toEqual([]);
  await visitor.close();

  await page.goto('/hermeneutics');
  await expect(page.getByRole('main').getByRole('link', { name: /certificate/i })).toBeVisible();
});

test.describe('not passed yet', () => {
  // The name without a letter.
  test.use({ allowedErrors: { patterns: [/status of 400/] } });

  test('who completed a subject without passing is told where to try again, and then receives it', async ({
    page,
    signIn,
  }) => {
    await signIn({ premium: true });
    await page.goto('/hermeneutics');
    const needed = page.getByText('The certificate needs every module, with 60% or more in each');
    await expect(needed).toBeVisible();
    const list = (await (await page.request.get('/api/hermeneutics')).json()) as ModuleList;
    const [left, ...others] = list.modules;
    if (!left) throw new Error('This subject has modules.');
    for (const { id } of others) await passCheck(page.request, id);
    await page.goto(`/module/${left.id}`);
    await expect(page.getByText('For the certificate: 60% or more at your best try.')).toBeVisible();
    const key = await submitCheck(page.request, left.id);

    await page.goto('/hermeneutics');
    await expect(page.getByRole('heading', { name: 'Almost there' })).toBeVisible();
    await expect(needed).toBeHidden();
    await expect(page.getByRole('button', { name: 'Receive certificate' })).toBeHidden();
    const again = page.getByRole('region', { name: 'Almost there' });
    await expect(again.getByRole('listitem')).toHaveText([`${left.title}Your best: 0%`]);
    await expectAccessible(page, { widths: wideAndNarrow });
    await again.getByRole('link', { name: left.title }).click();

    await expect(page).toHaveURL(`/module/${left.id}#knowledge-check`);
    const check = page.getByRole('region', { name: 'Knowledge Check' });
    await expect(check).toBeInViewport();
    await expect(check.getByText('Your best is 0%. For the certificate it takes 60% or more')).toBeVisible();
    await expectAccessible(page, { widths: wideAndNarrow });
    await check.getByRole('button', { name: 'Try again' }).click();
    for (const [index, question] of key.entries()) {
      if (question.questionType === 'mc') await answerQuestion(page, question, true);
      if (index < key.length - 1) await page.getByRole('button', { name: 'Next', exact: true }).click();
    }
    await page.getByRole('button', { name: 'Submit Answers' }).click();
    await expect(check.getByText('This is enough for the certificate.')).toBeVisible();

    await page.getByRole('link', { name: 'Biblical Hermeneutics' }).first().click();
    await expect(page.getByRole('heading', { name: 'Receive your certificate' })).toBeVisible();
    const name = page.getByLabel(/name/i);
    await name.fill('\u3164\u3164\u3164');
    await page.getByRole('button', { name: 'Receive certificate' }).click();
    await expect(page.getByText('Please write your name')).toBeVisible();
    await expect(name).toBeFocused();
    await name.fill('Apollos of Alexandria');
    await page.getByRole('button', { name: 'Receive certificate' }).click();
    await expect(page).toHaveURL(/\/certificate\/[0-9a-z-]{24}$/);
  });
});

test('a certificate of the time before the mark says what it always said', async ({ page, signIn }) => {
  const code = await issuedBeforeTheMark(await signIn());
  await page.goto(`/certificate/${code}`);
  await expect(page.getByText('for completing every module of the course.')).toBeVisible();
  await expect(page.getByText('7 modules · 4.5 hours of study').last()).toBeVisible();
  expect(await page.getByRole('main').textContent()).not.toContain('60%');
});
