import type { Verse } from '@apologia/contract';

interface Line {
  id: string;
  text: string;
}

/** A stretch of a verse within one paragraph. */
interface Piece {
  id: string;
  verse: Verse;
  lines: Line[];
  /** Whether the verse begins here: its number stands before it. */
  isStart: boolean;
}

interface Run {
  id: string;
  kind: 'prose' | 'poem';
  pieces: Piece[];
  isParagraph: boolean;
}

/** A block of text: running prose, a poem in lines, or a line of its own. */
export type Block = Run | { id: string; kind: 'title' | 'chapter' | 'absent'; verse: Verse };

/** A longer line is prose, even among poetry. */
const longestLine = 90;

/** Verses as they are set on the page: paragraphs, poems, titles of psalms, and chapters where there are several. */
export function typeset(verses: readonly Verse[]): Block[] {
  const isSeveral = new Set(verses.map(({ chapter }) => chapter)).size > 1;
  const blocks: Block[] = [];
  let paragraph: Piece[] = [];
  let chapter = 0;
  const close = () => {
    blocks.push(...runsOf(paragraph));
    paragraph = [];
  };
  const alone = (kind: 'title' | 'chapter' | 'absent', verse: Verse) => {
    close();
    blocks.push({ id: `${kind} ${verse.chapter}:${verse.verse}`, kind, verse });
  };
  for (const verse of verses) {
    if (verse.chapter !== chapter) {
      close();
      if (isSeveral) alone('chapter', verse);
    }
    chapter = verse.chapter;
    if (verse.verse === 0) alone('title', verse);
    else if (verse.text === '') alone('absent', verse);
    else {
      piecesOf(verse).forEach((piece) => {
        if (verse.isParagraph || !piece.isStart) close();
        paragraph.push(piece);
      });
    }
  }
  close();
  return blocks;
}

/** A verse in its paragraphs, each in its lines. */
function piecesOf(verse: Verse): Piece[] {
  return verse.text.split('\n\n').map((part, p) => {
    const id = `${verse.chapter}:${verse.verse}.${p}`;
    const lines = part.split('\n').map((text, n) => ({ id: `${id}.${n}`, text }));
    return { id, verse, lines, isStart: p === 0 };
  });
}

/** A paragraph in runs of prose and of poetry. A single line does not say which it is: its surroundings do. */
function runsOf(pieces: Piece[]): Run[] {
  const isLines = pieces.map(({ lines }) => lines.length > 1);
  const first = isLines.indexOf(true);
  const last = isLines.lastIndexOf(true);
  const isMostlyPoem = first >= 0 && isLines.filter(Boolean).length * 2 >= pieces.length;
  const isPoem = ({ lines: [line] }: Piece, i: number) =>
    isLines[i] ||
    ((isMostlyPoem || (first < i && i < last)) && line !== undefined && line.text.length <= longestLine);

  const runs: Run[] = [];
  pieces.forEach((piece, i) => {
    const kind = isPoem(piece, i) ? 'poem' : 'prose';
    const run = runs.at(-1);
    if (run?.kind === kind) run.pieces.push(piece);
    else runs.push({ id: piece.id, kind, pieces: [piece], isParagraph: i === 0 });
  });
  return runs;
}
