import type { Conversation, PastConversation, PracticeTurn, Worldview } from '@apologia/contract';
import { readWorldview } from '@apologia/db/practice';
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { academyDatabase } from '../database.ts';

export const log = (page: Page) => page.getByRole('log', { name: 'Conversation' });
export const composer = (page: Page) => page.getByRole('textbox', { name: 'Your message' });
export const panel = (page: Page) => page.getByRole('region', { name: /^(Atheist|Muslim|Hindu)/ });
/** Every turn of either voice. */
export const speeches = (page: Page) => log(page).locator('[data-speech]');

const headers = () => ({ origin: process.env.ACADEMY_URL ?? '' });

async function posted<T>(learner: APIRequestContext, path: string, data: object): Promise<T> {
  const response = await learner.post(path, { data, headers: headers() });
  expect(response.status()).toBe(200);
  return (await response.json()) as T;
}

/** Starts a conversation past the page. */
export const startTalk = (learner: APIRequestContext, worldview: Worldview = 'atheist', objection?: string) =>
  posted<Conversation>(learner, '/api/practice/start', { worldview, objection });

/** Says something past the page. */
export const say = (learner: APIRequestContext, { id, worldview }: Conversation, message: string) =>
  posted<PracticeTurn>(learner, '/api/practice/message', { conversation: id, worldview, message });

/** The learner's conversations as they are kept. */
export const kept = async (learner: APIRequestContext) =>
  (await (await learner.get('/api/practice/conversations')).json()) as PastConversation[];

/** A conversation as it is kept. */
export async function keptAs(learner: APIRequestContext, id: string): Promise<Conversation> {
  const response = await learner.get(`/api/practice?conversation=${id}`);
  return ((await response.json()) as { conversation: Conversation }).conversation;
}

/** As if the partner's first answer had failed: what was said is kept, the reply is not. */
export async function loseReply(conversation: string): Promise<void> {
  const database = await academyDatabase();
  await database.run(
    `delete from practice_messages where conversation_id = '${conversation}' and position = 2`,
    `update conversations set length = 2 where id = '${conversation}'`,
  );
}

/** What a learner may say to the objection on the table, each a kind of reply of its own. */
export async function repliesTo(worldview: Worldview, title: string): Promise<string[]> {
  const { objections } = await readWorldview(worldview);
  const found = objections.find(({ data }) => data.title === title);
  if (!found) throw new Error(`Nobody raises “${title}”.`);
  return found.data.replies.map(({ examples }) => examples[0] ?? '');
}

/** Goes on with Tab alone. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${target}.`);
}
