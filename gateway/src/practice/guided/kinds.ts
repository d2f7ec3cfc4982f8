import type { Objection, ReplyKind } from '@apologia/db/practice';
import { type Candidate, classify, type Guess, profileOf } from './profile.ts';
import { remember } from './remembered.ts';

/** How well each part of what authors write of a kind tells how learners will put it. */
const weights = { gist: 2, cue: 5, example: 1, comment: 0.3, follow: 0.3 } as const;

const howRead = { areCommonKept: false, letters: 0.2 };

/** The kinds of reply that a text may be, the likeliest first. */
export function guessKinds({ id, replies }: Pick<Objection, 'id' | 'replies'>, text: string): Guess[] {
  const content = replies
    .map(({ gist, cues, examples }) => [gist, ...cues, ...examples].join('\n'))
    .join('\n');
  const profile = remember(`kinds/${id}`, content, () => profileOf(replies.map(candidateOf), howRead));
  return classify(profile, text);
}

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
