import { describe, expect, it } from 'vitest';
import { pagePdf } from './pagePdf.ts';

const jpeg = new Uint8Array([0xff, 0xd8, 0x0a, 0x80, 0xff, 0xd9]);
const file = pagePdf({
  jpeg,
  pixels: { width: 3508, height: 2480 },
  title: 'Łukasz',
  alt: '王小明',
  links: [{ url: 'https://apologia.example/a(b)', x: 100, y: 540, width: 200, height: 10 }],
});
/** A character a byte. */
const text = new TextDecoder('latin1').decode(file);

describe('pagePdf', () => {
  it('says where each object stands', () => {
    const table = Number(/startxref\n(\d+)/.exec(text)?.[1]);
    expect(text.slice(table)).toMatch(/^xref\n/);
    const places = [...text.slice(table).matchAll(/^(\d{10}) 00000 n/gm)].map(([, place]) => Number(place));
    expect(places).toHaveLength(11);
    places.forEach((place, index) => {
      expect(text.slice(place)).toMatch(new RegExp(`^${index + 1} 0 obj\\n`));
    });
  });

  it('holds the picture as it is', () => {
    const start = text.indexOf('stream\n') + 'stream\n'.length;
    expect([...file.slice(start, start + jpeg.length)]).toEqual([...jpeg]);
    expect(text).toContain('/Width 3508 /Height 2480');
  });

  it('writes title and words in any script', () => {
    expect(text).toContain('/Title <feff0141');
    expect(text).toContain('/Alt <feff738b5c0f660e>');
  });

  it('measures links from the foot of the page', () => {
    expect(text).toContain('/Rect [100.00 45.28 300.00 55.28]');
    expect(text).toContain('(https://apologia.example/a\\(b\\))');
  });
});
