import learned from './learned.json' with { type: 'json' };
import { recogniserFrom } from './recogniser.ts';

export { nextSpeech } from './speech.ts';

const recogniser = recogniserFrom(learned);

/** What is heard in a message, and in which language. */
export const hear = recogniser.hear;
export const languageOf = recogniser.languageOf;
