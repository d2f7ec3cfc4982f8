import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { compile, type Entries, root, withFolder } from '@apologia/kit/build';
import { framesConfig } from './config.ts';

type Frames = typeof import('../src/landing/frames.tsx');

const source = (file: string) => readFile(path.join(root, 'shell', file), 'utf8');

/** Bundles the components for Node and lets them render. */
async function rendered(): Promise<{ frames: Frames; inputs: string[] }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'apologia-frames-'));
  try {
    const { inputs } = await compile(framesConfig(folder));
    return { frames: await import(pathToFileURL(path.join(folder, 'frames.mjs')).href), inputs };
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function writeIcon(dist: string): Promise<string> {
  const icon = await source('src/landing/favicon.svg');
  const name = `favicon.${createHash('sha256').update(icon).digest('hex').slice(0, 10)}.svg`;
  await writeFile(path.join(dist, name), icon);
  return name;
}

/** The text of stylesheets, to stand in a document. */
async function stylesIn(dist: string, files: readonly string[]): Promise<string> {
  const texts = await Promise.all(files.map((file) => readFile(path.join(dist, file), 'utf8')));
  return texts.map((css) => withFolder('shell', css)).join('');
}

/** The two faces that every first screen is set in, to be preloaded: then the swap is not seen. */
const fontsIn = async (dist: string) =>
  (await readdir(dist)).filter((file) => /^(?:literata|figtree)-latin-wght-normal\.\w+\.woff2$/.test(file));

/**
 * Writes what the gateway composes documents from, and the page for when there is no network.
 * @returns the sources that went into them
 */
export async function writeFrames(
  dist: string,
  { host, landing, theme, override, fonts: faces }: Entries,
): Promise<string[]> {
  const [{ frames: module, inputs }, icon, fonts, ...styles] = await Promise.all([
    rendered(),
    writeIcon(dist),
    fontsIn(dist),
    source('kit/src/styles/tokens.css'),
    source('src/offline/offline.css'),
  ]);
  const { frames, offlinePage } = module;
  const themeFile = theme?.js[0] ?? '';
  const themeScript = await readFile(path.join(dist, themeFile), 'utf8');
  const landingStyles = await stylesIn(dist, landing?.css ?? []);
  const fontStyles = faces?.css[0];
  const document = {
    theme: themeFile,
    themeScript,
    landingStyles,
    icon,
    fonts,
    fontStyles,
    host,
    landing,
    override,
    frames,
  };
  await Promise.all([
    writeFile(path.join(dist, 'document.json'), JSON.stringify(document)),
    writeFile(path.join(dist, 'offline.html'), offlinePage(styles.join('\n'))),
  ]);
  return ['shell/src/landing/favicon.svg', 'shell/src/offline/offline.css', ...inputs];
}
