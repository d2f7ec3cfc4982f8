import { normalise } from './normalise.ts';

/** First words of a question that may have lost its mark. */
const asking = new Set(
  'who what where when why which how do does did is are was will would can could should have has tell'.split(
    ' ',
  ),
);

/** Whether a message asks something: its last sentence does, with or without a mark. */
export function isQuestion(text: string): boolean {
  const last =
    text
      .trim()
      .split(/(?<=[.!?])\s+|\n+/)
      .at(-1) ?? '';
  return last.endsWith('?') || asking.has(normalise(last).split(' ')[0] ?? '');
}
