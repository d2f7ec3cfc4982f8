import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import satori, { type Font } from 'satori';
import { accent, ink, paper, rule, soft } from './colours.ts';

/** What a picture says and shows. */
export interface Picture {
  /** What it belongs to, in small capitals above the title. */
  eyebrow: string;
  title: string;
  /** SVG, twice as wide as it is shown. */
  drawing: string;
}

/** As networks show it where an address is shared. */
export const width = 1200;
export const height = 630;

const { resolve } = createRequire(import.meta.url);
const face = async (name: string, file: string, weight: 500 | 600): Promise<Font> => ({
  name,
  weight,
  style: 'normal',
  data: await readFile(resolve(`@fontsource/${file}`)),
});

/** The academy's own faces. */
export const readFaces = (): Promise<Font[]> =>
  Promise.all([
    face('Literata', 'literata/files/literata-latin-600-normal.woff', 600),
    face('Literata', 'literata/files/literata-latin-ext-600-normal.woff', 600),
    face('Figtree', 'figtree/files/figtree-latin-500-normal.woff', 500),
    face('Figtree', 'figtree/files/figtree-latin-ext-500-normal.woff', 500),
  ]);

const alpha = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="56" height="56"><path d="M26 6c-3 12-8 20-14 20-4.500 0-7-3.500-7-9s3-10 8-10c6 0 7 10 9 15 .8 2.400 2 4 4.500 4" fill="none" stroke="${accent}" stroke-width="2.4" stroke-linecap="round"/></svg>`;

const inData = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

/** An element as satori takes it; the build of this folder knows no JSX. */
const element = (type: string, style: object, children?: unknown, props: object = {}) =>
  ({ type, key: null, props: { style: { display: 'flex', ...style }, children, ...props } }) as never;

const picture = (svg: string, width: number, height: number) =>
  element('img', {}, undefined, { src: inData(svg), width, height });

/** Long titles are set smaller; nothing is cut off. */
const sizeOf = (title: string) => (title.length > 48 ? 60 : title.length > 28 ? 72 : 84);

/** Draws a picture as PNG. */
export async function drawPicture({ eyebrow, title, drawing }: Picture, fonts: Font[]): Promise<Uint8Array> {
  const brand = element('div', { alignItems: 'center', gap: 16, fontFamily: 'Literata', fontSize: 40 }, [
    picture(alpha, 56, 56),
    'Apologia',
  ]);
  const words = element('div', { flexDirection: 'column', gap: 20, maxWidth: 1056 }, [
    element('div', { fontSize: 26, letterSpacing: 3, textTransform: 'uppercase', color: accent }, eyebrow),
    element(
      'div',
      { fontFamily: 'Literata', fontSize: sizeOf(title), lineHeight: 1.15, textWrap: 'balance' },
      title,
    ),
  ]);
  const foot = element('div', { alignItems: 'flex-end', justifyContent: 'space-between' }, [
    element('div', { fontSize: 28, color: soft }, 'An online academy of Christian studies'),
    picture(drawing, 400, 160),
  ]);
  const page = element(
    'div',
    {
      width: '100%',
      height: '100%',
      boxSizing: 'border-box',
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: '56px 72px',
      background: paper,
      borderTop: `12px solid ${accent}`,
      borderBottom: `2px solid ${rule}`,
      fontFamily: 'Figtree',
      color: ink,
    },
    [brand, words, foot],
  );
  const svg = await satori(page, { width, height, fonts });
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}
