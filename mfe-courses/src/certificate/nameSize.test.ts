import { describe, expect, it } from 'vitest';
import { nameSize } from './nameSize.ts';

describe('nameSize', () => {
  it('leaves a short name large', () => {
    expect(nameSize('Łukasz Żółć')).toBe(44);
    expect(nameSize('王小明')).toBe(44);
  });

  it('falls with the length of the name', () => {
    const sizes = ['Anna Maria Schmidt', 'a'.repeat(40), 'a'.repeat(60)].map(nameSize);
    expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
    expect(new Set(sizes).size).toBe(3);
  });

  it.each(['a', 'W', '王', 'م'])('makes room for sixty of the letter %s', (letter) => {
    const size = nameSize(letter.repeat(60));
    expect(size).toBeGreaterThanOrEqual(10);
    expect(size).toBeLessThan(20);
  });

  it('gives no room to a mark that stands on its letter', () => {
    expect(nameSize('e\u0301'.repeat(60))).toBe(nameSize('e'.repeat(60)));
  });
});
