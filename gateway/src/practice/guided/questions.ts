import type { PartnerQuestions, Question } from '@apologia/db/practice';
import { type Candidate, classify, type Guess, type Profile, profileOf } from './profile.ts';

/** A question that the partner can answer. */
export interface KnownQuestion extends Pick<Question, 'gist' | 'says'> {
  /** Unlike any other's of the worldview; its answers are recorded as said under it. */
  id: string;
  /** The objection that it is about; `null` where it is about the partner or what they hold. */
  objection: string | null;
}

/** How well each part of what authors write of a question tells how learners will put it. */
const weights = { gist: 2, cue: 5, example: 1 } as const;
const howRead = { areCommonKept: true, letters: 0.3 };
/** By how much a question is likelier where it is about the objection that the conversation is about, and about another one. */
const factor = { here: 1.25, elsewhere: 0.7 } as const;

/** The questions that a text may be, the likeliest first. */
export function guessQuestions(
  { questions: all, objection }: { questions: PartnerQuestions; objection: { id: string } },
  text: string,
): { guesses: Guess[]; questionOf: (id: string) => KnownQuestion | undefined } {
  const { questions } = indexOf(all);
  const guesses = classify(profileIn(all), text).map(({ id, evidence }) => {
    const about = questions.get(id)?.objection;
    const by = about === objection.id ? factor.here : about ? factor.elsewhere : 1;
    return { id, evidence: evidence * by };
  });
  return {
    guesses: guesses.sort((a, b) => b.evidence - a.evidence),
    questionOf: (id) => questions.get(id),
  };
}

/** The question with this id. */
export const questionWith = (all: PartnerQuestions, id: string) => indexOf(all).questions.get(id);

/** All questions, those about this objection first. */
export function questionsFor(all: PartnerQuestions, objection: string): KnownQuestion[] {
  const known = [...indexOf(all).questions.values()];
  return [
    ...known.filter((one) => one.objection === objection),
    ...known.filter((one) => one.objection !== objection),
  ];
}

interface Index {
  questions: Map<string, KnownQuestion>;
  profile?: Profile;
}

/** What was computed of a partner's questions. */
const indices = new WeakMap<PartnerQuestions, Index>();

function indexOf(all: PartnerQuestions): Index {
  const index = indices.get(all) ?? { questions: new Map(listOf(all).map((one) => [one.id, one])) };
  indices.set(all, index);
  return index;
}

/** The profile of all questions takes longer than a turn, and most turns need none. */
function profileIn(all: PartnerQuestions): Profile {
  const index = indexOf(all);
  index.profile ??= profileOf(listOf(all).map(candidateOf), howRead);
  return index.profile;
}

function listOf({ answers, objections }: PartnerQuestions) {
  return [
    ...answers.map((question) => ({ ...question, id: `ask-${question.id}`, objection: null })),
    ...objections.flatMap(({ id, questions }) =>
      questions.map((question) => ({ ...question, id: `ask-${id}-${question.id}`, objection: id })),
    ),
  ];
}

const candidateOf = ({ id, gist, cues, examples }: Question): Candidate => ({
  id,
  texts: [
    { text: gist, weight: weights.gist },
    ...cues.map((text) => ({ text, weight: weights.cue })),
    ...examples.map((text) => ({ text, weight: weights.example })),
  ],
});
