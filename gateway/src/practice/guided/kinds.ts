import type { Objection, ReplyKind } from '@apologia/db/practice';
import { type Candidate, classify, type Guess, type Profile, profileOf } from './profile.ts';
import { remember } from './remembered.ts';
import { likeness, type SimilarTexts, similarTexts } from './similarity.ts';

/** How well each part of what authors write of a kind tells how learners will put it. */
const weights = { gist: 2, cue: 5, example: 1, comment: 0.3, follow: 0.3 } as const;

const howRead = { areCommonKept: false, letters: 0.2 };

/** What was read of some candidates: what their authors wrote of them, and what the partner says to each. */
export interface Read {
  profile: Profile;
  similar: SimilarTexts;
  saying: SimilarTexts;
}

/** What speaks for a candidate: its evidence, how like it the two likest of its texts are, and how like it what the partner says to it is. */
export interface Support extends Guess {
  first: number;
  second: number;
  said: number;
}

/** The kinds of reply to an objection with what in a text speaks for each, in their order. */
export function supportKinds({ id, replies }: Pick<Objection, 'id' | 'replies'>, text: string): Support[] {
  const content = replies.map((reply) => textsOf(reply).join('\n')).join('\n');
  const read = remember(`kinds/${id}`, content, () => ({
    profile: profileOf(replies.map(candidateOf), howRead),
    similar: similarTexts(replies.map(textsOf)),
    saying: similarTexts(replies.map(({ comment, follow }) => [comment, ...follow])),
  }));
  return supportIn(read, text);
}

/** What in a text speaks for each candidate, in their order. */
export function supportIn({ profile, similar, saying }: Read, text: string): Support[] {
  const evidence = new Map(classify(profile, text).map((guess) => [guess.id, guess.evidence]));
  const { first, second } = likeness(similar, text);
  const said = likeness(saying, text).first;
  return profile.ids.map((id, i) => ({
    id,
    evidence: evidence.get(id) as number,
    first: first[i] as number,
    second: second[i] as number,
    said: said[i] as number,
  }));
}

const textsOf = ({ gist, cues, examples }: Pick<ReplyKind, 'gist' | 'cues' | 'examples'>) => [
  gist,
  ...cues,
  ...examples,
];

const candidateOf = ({ id, gist, cues, examples, comment, concedes = '', follow }: ReplyKind): Candidate => ({
  id,
  texts: [
    { text: gist, weight: weights.gist },
    ...cues.map((text) => ({ text, weight: weights.cue })),
    ...examples.map((text) => ({ text, weight: weights.example })),
    ...follow.map((text) => ({ text, weight: weights.follow })),
    { text: `${comment} ${concedes}`, weight: weights.comment },
  ],
});
