import { type APIRequestContext, expect, type Page } from '@playwright/test';

// Others write into the same academy meanwhile: every test finds its own words.
export const ownWords = (about: string) => `${about} ${Date.now()}x${Math.floor(Math.random() * 1e9)}.`;

export const entries = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
export const entry = (page: Page, words: string) => entries(page).filter({ hasText: words });
export const yours = (page: Page) => page.getByRole('region', { name: /^(Your review|Write a Review)$/ });
export const comment = (page: Page) => page.getByRole('textbox', { name: 'Your review' });

/** Writes a review past the page. */
export async function write(learner: APIRequestContext, words: string, rating = 5): Promise<void> {
  const headers = { origin: process.env.ACADEMY_URL ?? '' };
  const response = await learner.post('/api/reviews', { data: { rating, comment: words }, headers });
  expect(response.status()).toBe(200);
}
