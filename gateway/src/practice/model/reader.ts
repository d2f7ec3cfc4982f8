import { type Heading, parseHeading } from './heading.ts';
import { isRefusal } from './refusal.ts';
import { thoughtFilter } from './thoughts.ts';

/** Bound of a reply, in characters. */
const maxCharacters = 4_000;
/** No sentence shorter than this shows whether it is a refusal; and so many characters show it without an end. */
const firstSentence = { least: 24, most: 160 } as const;
/** A longer line is no heading. */
const longestHeading = 300;

export type Reading = { heading: Heading; words: string } | { fault: Fault };
/** Why a reply is not kept as the partner's words. */
export type Fault = 'no heading' | 'empty' | 'refusal' | 'thoughts';

/** Reads a model's reply as it comes: its heading, and then the words, which are shown once they are known to be no refusal. */
export function replyReader(kinds: readonly { id: string }[], emit?: (words: string) => void) {
  const filter = thoughtFilter();
  let heading: Heading | null = null;
  /** Whether the reply began with something else: it may turn out to be thoughts, and begin anew. */
  let isLost = false;
  let text = '';
  let shown = 0;
  let hasShownThoughts = false;

  function show(until: number): void {
    if (until <= shown) return;
    emit?.(text.slice(shown, until));
    shown = until;
  }

  return {
    /** @returns whether there is no need to read on */
    push(piece: string): boolean {
      const visible = filter(piece);
      if (visible.isReset) {
        hasShownThoughts ||= shown > 0;
        heading = null;
        isLost = false;
        text = '';
        shown = 0;
      }
      if (isLost) return false;
      text += visible.text;
      if (!heading) {
        text = text.trimStart();
        const end = text.indexOf('\n');
        if (end < 0 && text.length < longestHeading) return false;
        heading = end < 0 ? null : parseHeading(text.slice(0, end), kinds);
        isLost = !heading;
        text = heading ? text.slice(end + 1) : '';
        if (isLost) return false;
      }
      if (shown === 0) text = text.trimStart();
      text = text.slice(0, maxCharacters);
      // White space at the end is no part of the reply.
      if (shown === 0 && isFirstSentence(text) && isRefusal(text)) return true;
      if (shown > 0 || isFirstSentence(text)) show(text.trimEnd().length);
      return text.length >= maxCharacters;
    },
    /** @param isCut whether the model stopped before it had ended */
    end(isCut: boolean): Reading {
      if (hasShownThoughts) return { fault: 'thoughts' };
      if (!heading) return { fault: isLost || text ? 'no heading' : 'empty' };
      const words = isCut ? wholeSentences(text.trim()) : text.trim();
      if (!words) return { fault: 'empty' };
      if (isRefusal(words)) return { fault: 'refusal' };
      show(words.length);
      return { heading, words };
    },
  };
}

function isFirstSentence(text: string): boolean {
  if (text.length >= firstSentence.most) return true;
  const end = text.slice(firstSentence.least).search(/[.!?]["”’)]?\s/);
  return end >= 0;
}

/** A text without its last sentence where that was cut short. */
function wholeSentences(text: string): string {
  if (/[.?!]$/.test(text)) return text;
  const end = Math.max(...['. ', '? ', '! '].map((one) => text.lastIndexOf(one)));
  return end > 0 ? text.slice(0, end + 1) : text;
}
