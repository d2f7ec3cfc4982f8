import { isOfCommon, isPair, stemsOf, wordsOf } from './words.ts';

/** How much a word, a pair of words and a word that is in everything count. */
const counts = { word: 1, pair: 0.6, common: 0.35 } as const;

/** The texts of some candidates, each by its words, to find those that are most like another text. */
export interface SimilarTexts {
  /** By feature: the position of a text that has it, then how much it counts there, and so on. */
  postings: Map<number, number[]>;
  /** By feature: how rare it is among the texts. */
  rarity: Map<number, number>;
  rarest: number;
  /** The position of the candidate that each text is of. */
  owners: number[];
  candidates: number;
}

/** @param texts the texts of each candidate */
export function similarTexts(texts: readonly (readonly string[])[]): SimilarTexts {
  const owners = texts.flatMap((own, candidate) => own.map(() => candidate));
  const all = texts.flat().map(featuresOf);
  const rarity = new Map<number, number>();
  for (const features of all)
    for (const feature of features.keys()) rarity.set(feature, (rarity.get(feature) ?? 0) + 1);
  for (const [feature, count] of rarity) rarity.set(feature, Math.log(1 + all.length / count));
  const similar = { postings: new Map(), rarity, rarest: Math.log(1 + all.length), owners, candidates: texts.length };
  all.forEach((features, i) => {
    weigh(features, similar);
    for (const [feature, weight] of features) {
      const posting = similar.postings.get(feature);
      if (posting) posting.push(i, weight);
      else similar.postings.set(feature, [i, weight]);
    }
  });
  return similar;
}

function featuresOf(text: string): Map<number, number> {
  const features = new Map<number, number>();
  for (const stem of stemsOf(wordsOf(text)))
    features.set(stem, isOfCommon(stem) ? counts.common : isPair(stem) ? counts.pair : counts.word);
  return features;
}

/** Weighs features by their rarity, so that the whole of them has the length 1. */
function weigh(features: Map<number, number>, { rarity, rarest }: Pick<SimilarTexts, 'rarity' | 'rarest'>): void {
  let sum = 0;
  for (const [feature, count] of features) {
    const weight = count * (rarity.get(feature) ?? rarest);
    sum += weight * weight;
    features.set(feature, weight);
  }
  const by = 1 / Math.sqrt(sum || 1);
  for (const [feature, weight] of features) features.set(feature, weight * by);
}

/** For each candidate how like a text the likest of its own is, and the one after that: cosines, from 0 to 1. */
export function likeness(similar: SimilarTexts, text: string): { first: Float64Array; second: Float64Array } {
  const features = featuresOf(text);
  weigh(features, similar);
  const cosines = new Float64Array(similar.owners.length);
  for (const [feature, weight] of features) {
    const posting = similar.postings.get(feature) ?? [];
    for (let at = 0; at < posting.length; at += 2) {
      const i = posting[at] as number;
      cosines[i] = (cosines[i] as number) + weight * (posting[at + 1] as number);
    }
  }
  const first = new Float64Array(similar.candidates);
  const second = new Float64Array(similar.candidates);
  cosines.forEach((cosine, i) => {
    const owner = similar.owners[i] as number;
    if (cosine > (first[owner] as number)) {
      second[owner] = first[owner] as number;
      first[owner] = cosine;
    } else if (cosine > (second[owner] as number)) second[owner] = cosine;
  });
  return { first, second };
}
