import { describe, expect, it } from 'vitest';
import { isForAny } from './unicodeRange.ts';

const latin = 'U+0000-00FF, U+0131, U+2000-206F';

describe('isForAny', () => {
  it.each([
    ['U+0100-02BA', 'Łukasz', true],
    ['U+0100-02BA', 'Lukas', false],
    [latin, 'Ναταλία', false],
    [latin, 'ı', true],
    ['U+4??', 'Наталья', true],
    ['u+4e00-9fff', '王小明', true],
    ['U+1F600', '😀', true],
    ['', '王', true],
  ])('%s for %s: %s', (range, text, is) => {
    expect(isForAny(range, text)).toBe(is);
  });
});
