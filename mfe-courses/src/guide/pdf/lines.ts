import { piecesOf } from './fonts.ts';
import { lineBreak, type Run, type Setting } from './inline.ts';

/** A part of a line that is set in one way, from one font. */
export interface Segment extends Setting {
  text: string;
  font: string;
  width: number;
}

export interface Line {
  segments: Segment[];
  width: number;
  /** Whether it ended at a space, and not after a dash. */
  isSpaced: boolean;
}

/** How wide a text is in a font, in points. */
export type Measure = (text: string, font: string, size: number) => number;

/** A word with what touches it: nothing in it is a place to break. */
interface Word {
  segments: Segment[];
  width: number;
  /** The space before it. */
  space: Segment | null;
  endsLine: boolean;
}

/** Words in lines of at most a width; a word that is wider has a line of its own. */
export function linesOf(runs: readonly Run[], width: number, measure: Measure): Line[] {
  const lines: Line[] = [];
  let line: Line = { segments: [], width: 0, isSpaced: true };
  const end = (isSpaced = true) => {
    lines.push({ ...line, isSpaced });
    line = { segments: [], width: 0, isSpaced: true };
  };
  for (const word of wordsOf(runs, measure)) {
    if (word.segments.length > 0) {
      const space = line.segments.length > 0 ? word.space : null;
      if (line.segments.length > 0 && line.width + (space?.width ?? 0) + word.width > width)
        end(word.space !== null);
      for (const segment of [line.segments.length > 0 ? word.space : null, ...word.segments])
        if (segment) append(line, segment);
    }
    if (word.endsLine) end();
  }
  if (line.segments.length > 0) end();
  return lines;
}

function append(line: Line, segment: Segment): void {
  const last = line.segments.at(-1);
  line.width += segment.width;
  if (last && isSetAs(last, segment)) {
    last.text += segment.text;
    last.width += segment.width;
  } else line.segments.push({ ...segment });
}

const isSetAs = (one: Segment, other: Segment) =>
  one.font === other.font &&
  one.size === other.size &&
  one.color === other.color &&
  one.rise === other.rise &&
  one.link === other.link;

function wordsOf(runs: readonly Run[], measure: Measure): Word[] {
  const empty = (space: Segment | null): Word => ({ segments: [], width: 0, space, endsLine: false });
  const words: Word[] = [empty(null)];
  for (const { text, ...setting } of runs) {
    const last = () => words.at(-1) as Word;
    if (text === lineBreak) {
      last().endsLine = true;
      words.push(empty(null));
      continue;
    }
    // A dash may end a line.
    for (const part of text.split(/( |(?<=[—–-]))/)) {
      if (part === ' ') {
        const [space] = segmentsOf(' ', setting, measure);
        if (last().segments.length > 0 || last().space === null) words.push(empty(space ?? null));
      } else if (part) {
        if (endsInDash(last())) words.push(empty(null));
        for (const segment of segmentsOf(part, setting, measure)) {
          last().segments.push(segment);
          last().width += segment.width;
        }
      }
    }
  }
  return words;
}

const endsInDash = ({ segments }: Word) => /[—–-]$/.test(segments.at(-1)?.text ?? '');

const segmentsOf = (text: string, setting: Setting, measure: Measure): Segment[] =>
  piecesOf(text, setting.face).map((piece) => ({
    ...setting,
    ...piece,
    width: measure(piece.text, piece.font, setting.size),
  }));
