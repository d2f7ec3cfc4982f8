/**
 * How models mark their thoughts when the server leaves them in the text: what an opening tag and a closing one begin with, and the
 * character that ends the closing one.
 */
const marks = [
  ...['think', 'thought', 'reason', 'reflect', 'analysis', 'scratchpad'].map((name) => ({
    open: `<${name}`,
    close: `</${name}`,
    end: '>',
  })),
  { open: '[think', close: '[/think', end: ']' },
  { open: '◁think', close: '◁/think', end: '▷' },
  { open: '<|begin_of_thought', close: '<|end_of_thought', end: '>' },
  { open: '<|channel|>analysis', close: '<|channel|>final<|message', end: '>' },
  { open: '<|channel>thought', close: '<channel|', end: '>' },
] as const;
type Mark = (typeof marks)[number];

const longest = Math.max(...marks.flatMap(({ open, close }) => [open.length, close.length]));

/** What a piece of a reply adds to what may be shown. */
export interface Shown {
  text: string;
  /** All that was shown before was a thought: its opening tag stood in the prompt, and only the closing one was written. */
  isReset: boolean;
}

/**
 * Takes a model's thoughts out of its reply as it comes, whatever the pieces are cut into. What may be the beginning of a tag is
 * held back until it is known to be none; a thought that is never closed hides all that follows.
 */
export function thoughtFilter(): (piece: string) => Shown {
  let rest = '';
  let open: Mark | null = null;
  return (piece) => {
    rest += piece;
    const shown: Shown = { text: '', isReset: false };
    for (;;) {
      const lower = asciiLower(rest);
      if (open) {
        const at = lower.indexOf(open.close);
        const end = at < 0 ? -1 : rest.indexOf(open.end, at + open.close.length);
        if (end < 0) {
          // The text of a thought is not needed to find its end.
          rest = at < 0 ? rest.slice(-longest) : rest.slice(at);
          return shown;
        }
        rest = rest.slice(end + 1);
        open = null;
        continue;
      }
      const tag = firstTag(lower);
      if (!tag) {
        const from = heldBackFrom(lower);
        shown.text += rest.slice(0, from);
        rest = rest.slice(from);
        return shown;
      }
      if (tag.isOpening) shown.text += rest.slice(0, tag.at);
      else {
        shown.text = '';
        shown.isReset = true;
      }
      rest = rest.slice(tag.at);
      open = tag.mark;
    }
  };
}

/** The first tag of a text in lower case. */
function firstTag(lower: string): { at: number; mark: Mark; isOpening: boolean } | null {
  let first: { at: number; mark: Mark; isOpening: boolean } | null = null;
  for (const mark of marks) {
    for (const isOpening of [true, false]) {
      const at = lower.indexOf(isOpening ? mark.open : mark.close);
      if (at >= 0 && (!first || at < first.at)) first = { at, mark, isOpening };
    }
  }
  return first;
}

/** Where the end of a text begins that may become a tag; its length where it has none. */
function heldBackFrom(lower: string): number {
  for (let from = Math.max(0, lower.length - longest); from < lower.length; from++) {
    const end = lower.slice(from);
    if (marks.some(({ open, close }) => open.startsWith(end) || close.startsWith(end))) return from;
  }
  return lower.length;
}

/** Has the length of the text, unlike `toLowerCase`. */
const asciiLower = (text: string) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
