import type { DetectedNeed } from '../context.ts';
import { answerToAsking } from './answersToAsking.ts';
import model from './classifier.json' with { type: 'json' };
import { needClassifier } from './classifier.ts';
import { isQuestion } from './isQuestion.ts';
import { normalise } from './normalise.ts';

export { nextSpeech } from './speech.ts';

const { detectNeed, languageOf } = needClassifier(model);

/** Reads a message for need. */
export const readNeed = (text: string): DetectedNeed => ({
  ...detectNeed(text),
  language: languageOf(text),
  saysToAsking: answerToAsking(normalise(text)),
  isQuestion: isQuestion(text),
});
