import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';

/** What is drawn in a page, by the names of the highlights. */
export const drawn = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(() =>
    Object.fromEntries(
      [...CSS.highlights].flatMap(([name, ranges]) =>
        ranges.size > 0 ? [[name, [...ranges].map(String)]] : [],
      ),
    ),
  );

/** Selects words from the beginning of one text to the end of another, as a phone does it: without a mouse. */
export async function selectWords(page: Page, within: string, from: string, to = from): Promise<void> {
  await page.locator(within).getByText(from).first().scrollIntoViewIfNeeded();
  await page.evaluate(
    ([root = '', first = '', last = '']) => {
      const find = (words: string) => {
        const nodes = document.createTreeWalker(
          document.querySelector(root) ?? document,
          NodeFilter.SHOW_TEXT,
        );
        while (nodes.nextNode()) {
          const at = (nodes.currentNode as Text).data.indexOf(words);
          if (at >= 0) return { node: nodes.currentNode, at };
        }
        throw new Error(`“${words}” is not there.`);
      };
      const [start, end] = [find(first), find(last)];
      getSelection()?.setBaseAndExtent(start.node, start.at, end.node, end.at + last.length);
    },
    [within, from, to],
  );
  await expect(bar(page)).toBeVisible();
}

/** What can be done with the selected words. */
export const bar = (page: Page) => page.getByRole('group', { name: 'Selected words' });
export const mark = (page: Page, color: string) =>
  bar(page)
    .getByRole('button', { name: `Mark in ${color}` })
    .click();
export const box = (page: Page) => page.getByRole('textbox', { name: 'Your note' });
export const lessonText = '#lesson-text';
