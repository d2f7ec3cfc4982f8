import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '@apologia/kit/build';
import { Resvg } from '@resvg/resvg-js';

const source = 'shell/src/landing/favicon.svg';

const drawn = (svg: string, size: number): Buffer =>
  new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng();

/** The icon without its round corners, its mark within the circle that systems may cut out of it. */
const fullBleed = (svg: string) =>
  svg.replace('rx="7"', 'rx="0"').replace('translate(3.2 3.2) scale(.8)', 'translate(6.08 6.08) scale(.62)');

/** Pictures in one file, the way browsers look for a page's icon where none is named: PNGs with a directory before them. */
function ico(sizes: readonly number[], pngs: readonly Buffer[]): Buffer {
  const entryBytes = 16;
  const head = Buffer.alloc(6 + entryBytes * pngs.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pngs.length, 4);
  let offset = head.length;
  pngs.forEach((png, i) => {
    const at = 6 + entryBytes * i;
    head.writeUInt8(sizes[i] ?? 0, at);
    head.writeUInt8(sizes[i] ?? 0, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  });
  return Buffer.concat([head, ...pngs]);
}

/** How the academy stands among the apps of a device. */
const manifest = {
  id: '/',
  name: 'Apologia',
  short_name: 'Apologia',
  description: 'An online academy of Christian apologetics, theology and biblical studies.',
  lang: 'en',
  start_url: '/dashboard',
  scope: '/',
  display: 'standalone',
  background_color: '#faf6ee',
  theme_color: '#faf6ee',
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};

/**
 * Writes the icons that browsers and devices look for at the root, drawn of the one icon there is, and the manifest that names them.
 * @returns the source that went into them
 */
export async function writeIcons(dist: string): Promise<string> {
  const svg = await readFile(path.join(root, source), 'utf8');
  const sizes = [16, 32, 48];
  const files: Record<string, string | Buffer> = {
    'favicon.ico': ico(
      sizes,
      sizes.map((size) => drawn(svg, size)),
    ),
    'icon-192.png': drawn(svg, 192),
    'icon-512.png': drawn(svg, 512),
    'icon-maskable.png': drawn(fullBleed(svg), 512),
    'apple-touch-icon.png': drawn(fullBleed(svg), 180),
    'manifest.webmanifest': JSON.stringify(manifest),
  };
  await Promise.all(
    Object.entries(files).map(([name, contents]) => writeFile(path.join(dist, name), contents)),
  );
  return source;
}
