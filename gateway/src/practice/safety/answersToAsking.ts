import { wordsIn } from './normalise.ts';

/** First words of an answer that says yes, and no, to being asked whether they are in danger. */
const yes =
  'yes yeah yea yep yup sometimes maybe kinda kind often both probably perhaps idk si quiza quizas tal oui parfois peut ja vielleicht manchmal schon';
const no = 'no nope nah nein non lol haha just only solo nur juste';
/** Whoever is all right says so with one of these. */
const fine =
  'fine okay ok good tired joking kidding debate argument topic work cansado cansada trabajo fatigue fatiguee travail mude arbeit bien gut';

const setOf = (words: string) => new Set(words.split(' '));
const [affirming, denying, reassuring] = [setOf(yes), setOf(no), setOf(fine)];

/** A longer message says more than yes or no, and is read for what it tells. */
const mostWords = 8;

/** How a normalised text answers the question whether its writer is in danger; `null` where it says something else. */
export function answerToAsking(normalised: string): 'yes' | 'no' | null {
  const words = wordsIn(normalised, new Map());
  const [first = '', second = ''] = words;
  if (denying.has(first)) return 'no';
  if (words.length > mostWords || words.some((word) => reassuring.has(word))) return null;
  return affirming.has(first) || (first === 'i' && (second === 'am' || second === 'do')) ? 'yes' : null;
}
