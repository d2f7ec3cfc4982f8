import { expect, test } from 'vitest';
import { cursor, cursorOf, placeIn } from './cursor.ts';

test('the cursor of an entry leads back to its place', () => {
  const place = { at: 1_763_800_000_000, id: '0b0e7c1e-9f3c-4e5a-8f57-3a1c0a2f7d11' };
  expect(placeIn(cursor.parse(cursorOf(place)))).toEqual(place);
  expect(placeIn(undefined)).toBeNull();
});
