import { isLetters, isOfCommon, isPair, lettersOf, stemsOf, withoutCommon, wordsOf } from './words.ts';

/** Something that a message may be, and what its author wrote of it; each text counts by its weight. */
export interface Candidate {
  id: string;
  texts: readonly { text: string; weight: number }[];
}

/** A pair of neighbours counts for less: it repeats what its two words say already. */
const neighbours = 0.5;

/** How texts are read for a profile. */
interface ReadingOptions {
  /** Whether common words tell too, as they do in questions: who, you, your. */
  areCommonKept: boolean;
  /** How much four letters in a row count: they find a word that is misspelt or has another ending. */
  letters: number;
}

/** A common word tells much less than another, where it tells at all. */
const common = 0.5;
/** The smaller, the more a single word can decide. */
const smoothing = 0.5;

/** How much a feature speaks for candidates: the position of one, then the evidence, and so on. */
type Evidence = Map<number, number[]>;

/** Tells candidates apart. */
export interface Profile {
  ids: string[];
  /** By features of words. */
  evidenceOf: Evidence;
  areCommonKept: boolean;
}

/** The profile of some candidates, made of what their authors wrote. */
export function profileOf(
  candidates: readonly Candidate[],
  { areCommonKept, letters }: ReadingOptions,
): Profile {
  const evidenceOf: Evidence = new Map();
  candidates.forEach(({ texts }, i) => {
    count(texts, areCommonKept, (feature, weight) => {
      const counts = evidenceOf.get(feature);
      if (!counts) evidenceOf.set(feature, [i, weight]);
      else if (counts[counts.length - 2] === i) (counts[counts.length - 1] as number) += weight;
      else counts.push(i, weight);
    });
  });
  const most = Math.log(candidates.length + 1);
  for (const [feature, counts] of evidenceOf) {
    const rarity = 1 - entropyOf(counts) / most;
    const share = isLetters(feature) ? letters : isOfCommon(feature) ? common : 1;
    for (let at = 1; at < counts.length; at += 2) {
      counts[at] = share * rarity * Math.log1p((rarity * Math.log1p(counts[at] as number)) / smoothing);
    }
  }
  return { ids: candidates.map(({ id }) => id), evidenceOf, areCommonKept };
}

/** Counts each feature of what authors wrote of a candidate, weighted. */
function count(
  texts: Candidate['texts'],
  areCommonKept: boolean,
  add: (feature: number, weight: number) => void,
): void {
  const weightOf = new Map<string, number>();
  for (const { text, weight } of texts) {
    const words = wordsOf(text);
    for (const stem of stemsOf(areCommonKept ? words : withoutCommon(words))) {
      add(stem, isPair(stem) ? weight * neighbours : weight);
    }
    for (const word of words) weightOf.set(word, (weightOf.get(word) ?? 0) + weight);
  }
  for (const [word, weight] of weightOf) for (const letter of lettersOf(word)) add(letter, weight);
}

/** Entropy of a feature over the candidates: 0 where only one has it; the more evenly they share it, the less it tells. */
function entropyOf(counts: readonly number[]): number {
  if (counts.length === 2) return 0;
  let sum = 0;
  for (let at = 1; at < counts.length; at += 2) sum += counts[at] as number;
  let entropy = 0;
  for (let at = 1; at < counts.length; at += 2) {
    const share = (counts[at] as number) / sum;
    entropy -= share * Math.log(share);
  }
  return entropy;
}

export interface Guess {
  id: string;
  /** How much in the text speaks for it. */
  evidence: number;
}

/** The candidates that a text may be, the likeliest first; without any evidence in their order. */
export function classify({ ids, evidenceOf, areCommonKept }: Profile, text: string): Guess[] {
  const scores = ids.map(() => 0);
  const add = (feature: number) => {
    const evidence = evidenceOf.get(feature) ?? [];
    for (let at = 0; at < evidence.length; at += 2) {
      const i = evidence[at] as number;
      scores[i] = (scores[i] as number) + (evidence[at + 1] as number);
    }
  };
  const words = wordsOf(text);
  for (const stem of stemsOf(areCommonKept ? words : withoutCommon(words))) add(stem);
  for (const word of words) for (const gram of lettersOf(word)) add(gram);
  return ids.map((id, i) => ({ id, evidence: scores[i] as number })).sort((a, b) => b.evidence - a.evidence);
}
