import { expectAccessible, wideAndNarrow } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { composer, kept, log, panel, repliesTo, say, speeches, startTalk, tabTo } from './conversations.ts';

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

test('a reload in the middle keeps what was said and what was being written', async ({ page, signIn }) => {
  await signIn({ premium: true });
  const talk = await startTalk(page.request);
  await say(page.request, talk, 'Why do you think so?');
  await page.goto('/practice');
  await expect(page).toHaveURL(`/practice?conversation=${talk.id}`);
  await expect(speeches(page)).toHaveCount(3);
  await composer(page).fill('Half a thought');
  await page.reload();
  await expect(speeches(page)).toHaveCount(3);
  await expect(composer(page)).toHaveValue('Half a thought');

  await page.getByRole('button', { name: 'New Conversation' }).click();
  await expect(page).toHaveURL('/practice?conversation=new');
  await expect(page.getByRole('radio').first()).toBeFocused();
  await page.reload();
  await expect(page.getByRole('group', { name: 'Choose a worldview' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to your conversation (Atheist / New Atheism)' }).click();
  await expect(composer(page)).toHaveValue('Half a thought');
  await composer(page).press('End');
  await page.keyboard.type(', made whole');
  await page.keyboard.press('Enter');
  await expect(speeches(page)).toHaveCount(5);
  await page.reload();
  await expect(speeches(page).nth(3)).toContainText('Half a thought, made whole');
  await expect(composer(page)).toHaveValue('');
});

for (const address of ['new', 'open']) {
  test(`${address}: the conversation comes with the document`, async ({ page, signIn }) => {
    await signIn({ premium: true });
    const { id } = await startTalk(page.request);
    const asked: string[] = [];
    page.on('request', (one) => one.url().includes('/api/practice') && asked.push(one.url()));
    await page.goto(`/practice?conversation=${address === 'new' ? 'new' : id}`);
    await expect(address === 'new' ? page.getByRole('radio').first() : composer(page)).toBeVisible();
    // The way back to what is open may be asked for; nothing waits for it.
    expect(asked.filter((url) => url.includes('conversation='))).toEqual([]);
  });
}

test('Enter sends, Shift+Enter begins a line, and nothing is sent by itself', async ({ page, signIn }) => {
  await signIn({ premium: true });
  await startTalk(page.request);
  await page.goto('/practice');
  const sent: string[] = [];
  page.on('request', (one) => one.url().endsWith('/api/practice/message') && sent.push(one.postData() ?? ''));
  await composer(page).focus();
  await page.keyboard.press('Enter');
  await composer(page).fill('  \n ');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled();
  await composer(page).fill('One line');
  // While an input method composes a word, Enter is its own.
  await composer(page).dispatchEvent('keydown', { key: 'Enter', isComposing: true });
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('and another');
  await expect(composer(page)).toHaveValue('One line\nand another');
  expect(sent).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(speeches(page)).toHaveCount(3);
  expect(sent).toHaveLength(1);
  expect(JSON.parse(sent[0] ?? '')).toMatchObject({ message: 'One line\nand another' });
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

test('ways that are offered are chosen by a press', async ({ page, signIn }) => {
  await signIn({ premium: true });
  const talk = await startTalk(page.request);
  await say(page.request, talk, 'Qwerty asdf zxcv.');
  const { answer } = await say(page.request, talk, 'Zxcv qwerty asdf.');
  const [first] = answer.choices;
  await page.goto('/practice');
  const offered = page.getByRole('list', { name: 'Choose what you mean' }).getByRole('button');
  await expect(offered).toHaveCount(3);
  const sent = page.waitForRequest('**/api/practice/message');
  await offered.first().click();
  expect((await sent).postDataJSON()).toMatchObject({ message: first?.text, choice: first?.id });
  await expect(speeches(page)).toHaveCount(7);
  await expect(speeches(page).nth(5)).toContainText(first?.text ?? '');
  await expect(offered).toHaveCount(0);
  await expect(composer(page)).toBeFocused();
});

test('help puts a beginning into the draft and sends nothing', async ({ page, signIn }) => {
  await signIn({ premium: true });
  await startTalk(page.request);
  await page.goto('/practice');
  const opener = page.getByRole('button', { name: 'Help me reply' });
  await opener.click();
  const help = page.getByRole('region', { name: 'Help with your reply' });
  await expect(help.getByRole('link').last()).toHaveAttribute('href', /^\/lesson\//);
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);
  await expect(opener).toBeFocused();

  await opener.click();
  await help.locator('a[href^="/scripture"]').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  const way = help.getByRole('button').first();
  const words = (await way.textContent()) ?? '';
  await composer(page).fill('I have thought about this.');
  await way.click();
  await expect(composer(page)).toHaveValue(`I have thought about this.\n${words}`);
  await expect(composer(page)).toBeFocused();
  await expect(help).toHaveCount(0);
  await expect(speeches(page)).toHaveCount(1);

  // Once it is said it is no help any more.
  await page.keyboard.press('Enter');
  await expect(speeches(page)).toHaveCount(3);
  await opener.click();
  await expect(help.getByRole('button').first()).toBeVisible();
  await expect(help.getByRole('button', { name: words, exact: true })).toHaveCount(0);
});

test('one may try again from any of the partner’s turns', async ({ page, signIn }) => {
  await signIn({ premium: true });
  const talk = await startTalk(page.request);
  await say(page.request, talk, 'Why do you think so?');
  await say(page.request, talk, 'What would change your mind?');
  await page.goto('/practice');
  const again = page.getByRole('button', { name: 'Try again from here' });
  await expect(again).toHaveCount(2);
  await tabTo(page, again.nth(1));
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(new RegExp(talk.id));
  await expect(speeches(page)).toHaveCount(3);
  await expect(composer(page)).toBeFocused();
  await page.keyboard.type('Let me say that otherwise.');
  await page.keyboard.press('Enter');
  await expect(speeches(page)).toHaveCount(5);
  expect((await kept(page.request)).map(({ isEnded, spoken }) => [isEnded, spoken])).toEqual([
    [false, 2],
    [true, 2],
  ]);
});

test('ending early is asked about, and what was only heard is not judged', async ({ page, signIn }) => {
  await signIn({ premium: true });
  await startTalk(page.request);
  await page.goto('/practice');
  const end = page.getByRole('button', { name: 'End and look back' });
  await end.click();
  await expect(page.getByRole('button', { name: 'Go on talking' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(end).toBeFocused();
  await end.click();
  await page.getByRole('button', { name: 'End it' }).click();
  await expect(page.getByRole('heading', { name: 'Looking back' })).toBeFocused();
  await expect(page.getByText('You only listened this time.')).toBeVisible();
});

test('when the partner closes it, the words stay and lead to what there is to see', async ({
  page,
  signIn,
}) => {
  await signIn({ premium: true });
  const talk = await startTalk(page.request, 'hindu');
  for (const word of ['stupid', 'pathetic', 'foolish']) await say(page.request, talk, `You are ${word}.`);
  await page.goto('/practice');
  await composer(page).fill('You are evil.');
  await page.keyboard.press('Enter');
  const lookBack = page.getByRole('button', { name: 'Look back', exact: true });
  await expect(lookBack).toBeFocused();
  await expect(speeches(page)).toHaveCount(9);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Looking back' })).toBeFocused();
  const gentle = page.getByRole('listitem').filter({ hasText: 'With gentleness and respect' });
  await expect(gentle).toContainText('Not this time');
  await expect(gentle.getByRole('blockquote')).toHaveText('You are stupid.');
  await expect(page.getByText('What went unanswered comes up in your Daily review.')).toBeVisible();
});

test('a free learner sees what is there and the way to it', async ({ page, signIn }) => {
  await signIn();
  for (const address of ['/practice', '/practice?conversation=new', '/practice?view=past']) {
    await page.goto(address);
    await expect(page.getByText('Secular Humanist')).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Practice tips' })).toBeVisible();
  }
  await page.getByRole('main').getByRole('link', { name: 'Upgrade to Premium' }).click();
  await expect(page).toHaveURL('/subscription');
});

test('what a conversation says is text, whatever it looks like', async ({ page, signIn }) => {
  await signIn({ premium: true });
  await startTalk(page.request);
  await page.goto('/practice');
  const words = '<img src="x" onerror="window.broken = true"><b>bold</b>';
  await composer(page).fill(words);
  await page.keyboard.press('Enter');
  await expect(speeches(page).nth(1)).toContainText(words);
  // The reply says that it was kept.
  await expect(speeches(page)).toHaveCount(3);
  await page.reload();
  await expect(speeches(page).nth(1)).toContainText(words);
  expect(await page.evaluate(() => 'broken' in window)).toBe(false);
});
