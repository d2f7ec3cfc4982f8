import { isOfCommon, isPair, isSubject, stemsOf, subjectsOf, wordsOf } from './words.ts';

/** How much a word, a pair of words, a word that is in everything and what a word has to do with count. */
const counts = { word: 1, pair: 0.6, common: 0.35, subject: 0.4 } as const;

/** The texts of some candidates, each by its words, to find those that are most like another text. */
export interface SimilarTexts {
  /** By feature: the position of a text that has it, then how much it counts there, and so on. */
  postings: Map<number, number[]>;
  /** By feature: how rare it is among the texts. */
  rarity: Map<number, number>;
  rarest: number;
  /** The position of the candidate that each text is of. */
  owners: Int32Array;
  candidates: number;
}

/** @param texts the texts of each candidate */
export function similarTexts(texts: readonly (readonly string[])[]): SimilarTexts {
  const owners = Int32Array.from(texts.flatMap((own, candidate) => own.map(() => candidate)));
  const all = texts.flat().map(featuresOf);
  const rarity = new Map<number, number>();
  for (const features of all) for (const one of features) rarity.set(one, (rarity.get(one) ?? 0) + 1);
  for (const [feature, count] of rarity) rarity.set(feature, Math.log(1 + all.length / count));
  const rarest = Math.log(1 + all.length);
  const postings = new Map<number, number[]>();
  all.forEach((features, i) => {
    const weights = weightsOf(features, { rarity, rarest });
    features.forEach((feature, at) => {
      const posting = postings.get(feature);
      if (posting) posting.push(i, weights[at] as number);
      else postings.set(feature, [i, weights[at] as number]);
    });
  });
  return { postings, rarity, rarest, owners, candidates: texts.length };
}

/** The features of a text, each once. */
function featuresOf(text: string): number[] {
  const words = wordsOf(text);
  return [...new Set([...stemsOf(words), ...subjectsOf(words)])];
}

/** How much each feature counts: the rarer the more, the whole of them 1 in length. */
function weightsOf(
  features: readonly number[],
  { rarity, rarest }: Pick<SimilarTexts, 'rarity' | 'rarest'>,
): number[] {
  const weights = features.map((feature) => countOf(feature) * (rarity.get(feature) ?? rarest));
  const length = Math.sqrt(weights.reduce((sum, weight) => sum + weight * weight, 0)) || 1;
  return weights.map((weight) => weight / length);
}

const countOf = (feature: number) =>
  isSubject(feature)
    ? counts.subject
    : isOfCommon(feature)
      ? counts.common
      : isPair(feature)
        ? counts.pair
        : counts.word;

/** For each candidate how like a text the likest of its own is, and the one after that: cosines, from 0 to 1. */
export function likeness(
  { postings, owners, candidates, ...rarities }: SimilarTexts,
  text: string,
): { first: Float64Array; second: Float64Array } {
  const features = featuresOf(text);
  const weights = weightsOf(features, rarities);
  const cosines = new Float64Array(owners.length);
  for (let at = 0; at < features.length; at++) {
    const weight = weights[at] as number;
    const posting = postings.get(features[at] as number);
    for (let k = 0; posting && k < posting.length; k += 2) {
      const i = posting[k] as number;
      cosines[i] = (cosines[i] as number) + weight * (posting[k + 1] as number);
    }
  }
  const first = new Float64Array(candidates);
  const second = new Float64Array(candidates);
  for (let i = 0; i < cosines.length; i++) {
    const cosine = cosines[i] as number;
    const owner = owners[i] as number;
    if (cosine > (first[owner] as number)) {
      second[owner] = first[owner] as number;
      first[owner] = cosine;
    } else if (cosine > (second[owner] as number)) second[owner] = cosine;
  }
  return { first, second };
}
