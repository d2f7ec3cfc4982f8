import { type CareKind, type CareLanguage, careKinds } from '@apologia/contract';
import { classesFrom } from './classes.ts';
import { featuresOf } from './features.ts';
import { languageOf } from './language.ts';
import { plain, wordsIn } from './plain.ts';
import { type Segment, segmentsOf } from './segments.ts';
import { signsFrom } from './signs.ts';
import { decodeWeights } from './weights.ts';

/** What `pnpm practice train` writes. */
export interface Learned {
  /** Lines of words that mean much the same. */
  classes: string[];
  /** `u=you` */
  spelling: string[];
  /** Phrases that are sure by themselves, under the kinds in brackets. */
  signs: string[];
  /** Whether somebody is in need: a weight a feature, and for what 1 stands. */
  need: { weights: string; scale: number };
  /** Which need it is: a weight a kind. */
  kinds: { weights: string; scale: number };
}

/** What is heard in a message. */
export interface HeardKinds {
  /** Answered as a cry for help wherever it is said. */
  surely: CareKind | null;
  /** Answered as one where one was heard before in the conversation. */
  maybe: CareKind | null;
}

/**
 * From these likelihoods on, by how many words a message has at most: a cry for help is seldom long, and in an essay
 * there are more sentences that may be taken for one.
 */
const bounds = [
  { words: 14, surely: 0.45, maybe: 0.2 },
  { words: 30, surely: 0.93, maybe: 0.5 },
  { words: Number.POSITIVE_INFINITY, surely: 0.985, maybe: 0.8 },
] as const;

interface Need {
  kind: CareKind;
  likelihood: number;
}

/** Where it may well be a wish to die, it is answered as one. */
const selfAtLeast = 0.3;

export type Recogniser = ReturnType<typeof recogniserFrom>;

/** What listens to messages, from what was learned. */
export function recogniserFrom({
  classes: lines,
  spelling: spellings,
  signs: phrases,
  need,
  kinds,
}: Learned) {
  const classes = classesFrom(lines);
  const spelling = new Map(
    spellings.map((line) => {
      const [from = '', to = ''] = line.split('=');
      return [from, to.split(' ')] as const;
    }),
  );
  const needs = decodeWeights(need.weights, 1);
  const ofKinds = decodeWeights(kinds.weights, careKinds.length);
  const spell = (text: string) => wordsIn(text, spelling);
  const signsIn = signsFrom(phrases, (text) => spell(plain(text)));
  const features = (words: readonly string[], isQuestion: boolean) => featuresOf(words, classes, isQuestion);
  const judge = (segments: readonly Segment[]): Need[] =>
    segments.flatMap(({ words, isQuestion }) => {
      const found = features(words, isQuestion);
      const likelihood = logistic(sumOf(found, needs) * need.scale, found.length);
      const sure = signsIn(words).map((kind) => ({ kind, likelihood: 1 }));
      return [...sure, { kind: kindOf(found, ofKinds, kinds.scale), likelihood }];
    });
  return {
    features,
    wordsOf: (text: string) => spell(plain(text)),
    /** The language of a message, `null` where its words do not tell. */
    languageOf: (text: string): CareLanguage | null => languageOf(spell(plain(text))),
    /** Which need a message tells of; of several the most urgent one. */
    hear(text: string): HeardKinds {
      const read = plain(text);
      const count = spell(read).length;
      const bound = bounds.find(({ words }) => count <= words) as (typeof bounds)[number];
      const heard = judge(segmentsOf(read, spell)).toSorted((a, b) => urgencyOf(a) - urgencyOf(b));
      const from = (least: number) => heard.find(({ likelihood }) => likelihood >= least)?.kind ?? null;
      return { surely: from(bound.surely), maybe: from(bound.maybe) };
    },
  };
}

const urgencyOf = ({ kind }: Need) => careKinds.indexOf(kind);

/** A message has the more features the longer it is. */
const logistic = (sum: number, features: number) => 1 / (1 + Math.exp(-sum / Math.sqrt(features || 1)));

function sumOf(features: Uint32Array, table: Int8Array): number {
  let sum = 0;
  for (const feature of features) sum += table[feature] as number;
  return sum;
}

function kindOf(features: Uint32Array, table: Int8Array, scale: number): CareKind {
  const count = careKinds.length;
  const sums = careKinds.map((_, k) =>
    features.reduce((sum, feature) => sum + (table[feature * count + k] as number), 0),
  );
  const by = scale / Math.sqrt(features.length || 1);
  const most = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp((sum - most) * by));
  const total = powers.reduce((sum, one) => sum + one, 0);
  const isSelf = (powers[0] as number) >= selfAtLeast * total;
  return careKinds[isSelf ? 0 : sums.indexOf(most)] as CareKind;
}
