import { expectAccessible, wideAndNarrow } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { composer, log, panel, repliesTo, speeches, startTalk, tabTo } from './conversations.ts';

test('a whole conversation of eight turns is held and looked back on, with the keyboard alone', async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn({ premium: true });
  await page.goto('/practice');
  await tabTo(page, page.getByRole('radio', { name: 'Atheist / New Atheism' }));
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Begin with' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  const begun = await page
    .getByRole('combobox')
    .evaluate((one: HTMLSelectElement) => one.selectedOptions[0]?.label);
  await tabTo(page, page.getByRole('button', { name: 'Start Conversation' }));
  await page.keyboard.press('Enter');

  await expect(composer(page)).toBeFocused();
  await expect(log(page)).toContainText(/atheist/i);
  const table = panel(page).getByRole('complementary');
  await expect(table).toContainText('On the table, 1 of 3');
  await expect(table.getByRole('heading')).toHaveText(begun ?? '');
  await expect(page.getByText('Guided partner: every line was written by hand')).toBeVisible();

  const told: string[] = [];
  const used: string[] = [];
  for (let turn = 1; turn <= 8; turn++) {
    const title = (await table.getByRole('heading').textContent()) ?? '';
    const words = (await repliesTo('atheist', title)).find((one) => !used.includes(one)) ?? '';
    used.push(words);
    await page.keyboard.type(words);
    await page.keyboard.press('Enter');
    await expect(composer(page)).toHaveValue('');
    await expect(speeches(page)).toHaveCount(1 + 2 * turn);
    await expect(speeches(page).nth(2 * turn - 1)).toContainText(words);
    told.push(
      (await speeches(page)
        .nth(2 * turn)
        .textContent()) ?? '',
    );
  }
  expect(new Set(told).size, 'no line repeats').toBe(told.length);
  await expect(table).not.toContainText('On the table, 1 of 3');

  await tabTo(page, page.getByRole('button', { name: 'End and look back' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Looking back' })).toBeFocused();
  await expect(composer(page)).toHaveCount(0);
  const moves = page.getByRole('region', { name: 'Five things to look for' });
  for (const name of [
    'Asked before answering',
    'Restated it fairly',
    'Gave a reason',
    'Used Scripture in its context',
    'With gentleness and respect',
  ]) {
    const move = moves.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
    await expect(move).toContainText(/Yes|Not this time/);
    await expect(move.getByRole('link')).not.toHaveCount(0);
  }
  for (const quote of await moves.getByRole('blockquote').allTextContents()) {
    expect(used.join('\n')).toContain(quote);
  }
  const met = page.getByRole('region', { name: 'What was on the table' });
  await expect(met.getByRole('heading', { level: 4 })).toHaveCount(3);
  await expect(page.getByText(/^Your partner was .+ at the start/)).toBeVisible();
  // What was said can still be read, and a reload finds it all again.
  await expect(speeches(page)).toHaveCount(17);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Looking back' })).toBeVisible();
  await expect(speeches(page)).toHaveCount(17);

  await tabTo(page, met.getByRole('button', { name: /^Talk about this again/ }).first());
  await page.keyboard.press('Enter');
  await expect(composer(page)).toBeFocused();
  await expect(table.getByRole('heading')).toHaveText(begun ?? '');
  await expect(speeches(page)).toHaveCount(1);
});

test('what is too long is not cut off unseen', async ({ page, signIn }) => {
  await signIn({ premium: true });
  await startTalk(page.request);
  await page.goto('/practice');
  const long = `${'Why do you think so? '.repeat(200)}And the end of it.`;
  await composer(page).fill(long);
  const excess = page.getByText('218 characters too many: please shorten it before you send it.');
  await expect(excess).toBeVisible();
  await expectAccessible(page, { part: 'main', widths: wideAndNarrow });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled();
  await expect(composer(page)).toHaveValue(long);
  await composer(page).fill('Why do you think so? And the end of it.');
  await expect(excess).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(speeches(page)).toHaveCount(3);
});
