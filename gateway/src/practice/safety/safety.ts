import model from './classifier.json' with { type: 'json' };
import { needClassifier } from './classifier.ts';

export { nextSpeech } from './speech.ts';

export const { detectNeed, languageOf } = needClassifier(model);
