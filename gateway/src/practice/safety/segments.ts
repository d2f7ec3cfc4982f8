/** A part of a message that is classified by itself: a cry for help may stand in the last line of an essay. */
export interface Segment {
  words: string[];
  isQuestion: boolean;
}

/** The length of the longest segment in words, and how many words further the next one begins. */
const longest = 36;
const step = 18;

/** The sentences of a message, each alone and together with the next one; long ones in overlapping parts. */
export function segmentsOf(text: string, wordsOf: (text: string) => string[]): Segment[] {
  const sentences = text
    .split(/(?<=[.!?…;])\s+|\n+/)
    .map((sentence) => ({ words: wordsOf(sentence), isQuestion: sentence.includes('?') }))
    .filter(({ words }) => words.length > 0);
  return sentences.flatMap((sentence, i) => {
    const next = sentences[i + 1];
    const both = next && {
      words: [...sentence.words, ...next.words],
      isQuestion: next.isQuestion,
    };
    return [...parts(sentence), ...(both && both.words.length <= longest ? [both] : [])];
  });
}

function parts({ words, isQuestion }: Segment): Segment[] {
  if (words.length <= longest) return [{ words, isQuestion }];
  const count = Math.ceil((words.length - longest) / step) + 1;
  return Array.from({ length: count }, (_, i) => ({
    words: words.slice(i * step, i * step + longest),
    isQuestion,
  }));
}
