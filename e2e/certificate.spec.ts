import { readFile } from 'node:fs/promises';
import type { ModuleList } from '@apologia/contract';
import { expect, test } from './fixtures.ts';
import { submitCheck } from './quizzes.ts';

test('who completed a subject receives a certificate that anyone can verify, print and keep', async ({
  page,
  signIn,
  browser,
}) => {
  await signIn({ premium: true });
  const list = (await (await page.request.get('/api/hermeneutics')).json()) as ModuleList;
  for (const { id } of list.modules) await submitCheck(page.request, id);

  await page.goto('/hermeneutics');
  await page.getByLabel(/name/i).fill('Łukasz Żółć');
  await page.getByRole('button', { name: 'Receive certificate' }).click();
  await expect(page).toHaveURL(/\/certificate\/[0-9a-z-]{24}$/);
  await expect(page.getByText('Łukasz Żółć').filter({ visible: true }).first()).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  const pdf = await readFile(await (await download).path());
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
  await expect(elsewhere.getByText('Biblical Hermeneutics').filter({ visible: true }).first()).toBeVisible();
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
  await visitor.close();

  await page.goto('/hermeneutics');
  await expect(page.getByRole('main').getByRole('link', { name: /certificate/i })).toBeVisible();
});
