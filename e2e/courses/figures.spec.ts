import { expectAccessible, wideAndNarrow } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';

const lessons: [id: string, figure: string][] = [
  ['do-we-have-what-they-wrote', 'From the authors to the great Bibles'],
  ['did-the-universe-begin', 'The kalam argument, with what is said against it'],
  ['two-doors', 'The five books of the Psalms'],
];

for (const [id, title] of lessons) {
  test(`the figure “${title}” is read on a phone and on a wide screen, in either theme`, async ({
    page,
    signIn,
  }) => {
    await signIn();
    await page.goto(`/lesson/${id}`);
    await expect(page.getByRole('figure', { name: title })).toBeVisible();
    await expectAccessible(page, { part: '.figure', widths: wideAndNarrow });
  });
}

test('a drawing is one picture with a name, as wide as there is room for it, and its words are at hand', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/lesson/do-we-have-what-they-wrote');
  const drawing = page.getByRole('img', { name: 'From the authors to the great Bibles' });
  await expect(drawing).toHaveCount(1);
  const label = drawing.getByText('P46', { exact: true });
  expect((await label.boundingBox())?.height).toBeGreaterThanOrEqual(12);
  const narrow = await drawing.getAttribute('viewBox');
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(drawing).toHaveCount(1);
  await expect(drawing).not.toHaveAttribute('viewBox', narrow ?? '');
  await page.getByText('In words').click();
  await expect(page.getByText('P46, AD 175 to AD 225, letters of Paul')).toBeVisible();
});

test('a lesson without figures brings no rules for them, and none brings a script for them', async ({
  page,
  signIn,
}) => {
  await signIn();
  const documentOf = async (id: string) => (await page.request.get(`/lesson/${id}`)).text();
  const plain = await documentOf('truth-and-the-way-things-are');
  const figured = await documentOf('did-the-universe-begin');
  expect([plain, figured].map((html) => html.includes('.figure-statement{'))).toEqual([false, true]);
  expect(plain.includes('.figure-note{')).toBe(false);
  const scriptsOf = (html: string) => [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, src]) => src);
  expect(scriptsOf(figured)).toEqual(scriptsOf(plain));
});
