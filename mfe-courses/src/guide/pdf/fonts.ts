import { isForAny } from '../../certificate/pdf/unicodeRange.ts';
import { type Face, fontFiles, type Script } from './fontFiles.ts';

/** Which letters the files of a script have: as `unicode-range` of their package says it. */
const ranges: Record<Script, string> = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215',
  latinExt: 'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0300-036F,U+1E00-1E9F,U+1EF2-1EFF',
  greek: 'U+0370-03FF',
  greekExt: 'U+1F00-1FFF',
};
const scripts = Object.keys(ranges) as Script[];

export interface LoadedFont {
  name: string;
  file: Uint8Array;
}

/** What a face is called in the file. */
export const fontName = (face: Face, script: Script) => `${face} ${script}`;

/** The fonts that a text needs. @param load fetches a file by its address */
export async function loadFonts(
  text: string,
  load: (address: string) => Promise<Uint8Array>,
): Promise<LoadedFont[]> {
  const needed = scripts.filter((script) => script === 'latin' || isForAny(ranges[script], text));
  return Promise.all(
    needed.flatMap((script) =>
      Object.entries(fontFiles[script]).map(async ([face, address]) => ({
        name: fontName(face as Face, script),
        file: await load(address),
      })),
    ),
  );
}

const scriptOf = new Map<string, Script>();

function scriptFor(letter: string): Script {
  let script = scriptOf.get(letter);
  if (!script) {
    script = scripts.find((one) => isForAny(ranges[one], letter)) ?? 'latin';
    scriptOf.set(letter, script);
  }
  return script;
}

/** A text in pieces that are each set from one file. */
export function piecesOf(text: string, face: Face): { text: string; font: string }[] {
  const pieces: { text: string; font: string }[] = [];
  for (const letter of text) {
    const script = scriptFor(letter);
    // Tables and drawings have their own letters for Latin alone.
    const own = fontFiles[script][face] ? face : face === 'sansBold' ? 'bold' : 'regular';
    const font = fontName(own, script);
    const last = pieces.at(-1);
    if (last?.font === font) last.text += letter;
    else pieces.push({ text: letter, font });
  }
  return pieces;
}
