import { expect, test } from 'vitest';
import { likeness, similarTexts } from './similarity.ts';

const texts = similarTexts([['Somebody has to pay the debt.'], ['Love cannot be forced.']]);

/** How like a text each of the candidates is. */
const likenessOf = (text: string) => [...likeness(texts, text).first];

test('a text is like another that has none of its words where both are about the same subject', () => {
  const [debt = 0, love = 0] = likenessOf('banks cancel loans');
  expect(debt).toBeGreaterThan(0);
  expect(love).toBe(0);
});

test('the same words count for more than the same subject', () => {
  const [same = 0] = likenessOf('who will pay this debt');
  const [subject = 0] = likenessOf('who will return this loan');
  expect(same).toBeGreaterThan(2 * subject);
});

test('a verb is the same in all its forms', () => {
  const [paid = 0] = likenessOf('he paid');
  const [pays = 0] = likenessOf('he pays');
  expect(paid).toBeCloseTo(pays);
  expect(paid).toBeGreaterThan(0);
});
