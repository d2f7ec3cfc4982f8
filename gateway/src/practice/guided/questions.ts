import type { PartnerQuestions, Question } from '@apologia/db/practice';
import { type Read, type Support, supportIn } from './kinds.ts';
import { type Candidate, classify, type Guess, profileOf } from './profile.ts';
import { likeness, type SimilarTexts, similarTexts } from './similarity.ts';
import { wordsOf } from './words.ts';

/** A question that the partner can answer. */
export interface KnownQuestion extends Pick<Question, 'gist' | 'says'> {
  /** Unlike any other's of the worldview; its answers are recorded as said under it. */
  id: string;
  /** The objection that it is about; `null` where it is about the partner or what they hold. */
  objection: string | null;
  about: 'belief' | 'person';
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
  const { questions, profile } = indexOf(all);
  const guesses = classify(profile, text).map(({ id, evidence }) => {
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

/** The question that is put in these very words; of several the one about this objection. */
export function questionPut(
  all: PartnerQuestions,
  objection: string,
  text: string,
): KnownQuestion | undefined {
  const same = indexOf(all).byGist.get(keyOf(text)) ?? [];
  return same.find((one) => one.objection === objection) ?? same[0];
}

/** The words of a text, whatever stands between them. */
export const keyOf = (text: string) => wordsOf(text).join(' ');

/** All questions with what in a text speaks for each, in their order. */
export function supportQuestions(
  all: PartnerQuestions,
  text: string,
): (Support & { question: KnownQuestion })[] {
  const { questions, ...read } = indexOf(all);
  return supportIn(read, text).map((one) => ({
    ...one,
    question: questions.get(one.id) as KnownQuestion,
  }));
}

/** How like a text the likest two texts of the replies to each objection are. */
export function supportObjections(all: PartnerQuestions, text: string) {
  const { first, second } = likeness(indexOf(all).replies, text);
  return all.objections.map(({ id }, i) => ({ id, first: first[i] as number, second: second[i] as number }));
}

interface Index extends Read {
  questions: Map<string, KnownQuestion>;
  byGist: Map<string, KnownQuestion[]>;
  /** The kinds of reply to each objection. */
  replies: SimilarTexts;
}

/** What was computed of a partner's questions. */
const indices = new WeakMap<PartnerQuestions, Index>();

function indexOf(all: PartnerQuestions): Index {
  const known = indices.get(all);
  if (known) return known;
  const list = listOf(all);
  const index = {
    questions: new Map(list.map((one) => [one.id, one])),
    byGist: Map.groupBy(list, ({ gist }) => keyOf(gist)),
    profile: profileOf(list.map(candidateOf), howRead),
    similar: similarTexts(list.map(({ gist, cues, examples }) => [gist, ...cues, ...examples])),
    saying: similarTexts(list.map(({ says }) => says)),
    replies: similarTexts(
      all.objections.map(({ kinds }) => kinds.flatMap(({ gist, cues }) => [gist, ...cues])),
    ),
  };
  indices.set(all, index);
  return index;
}

function listOf({ answers, objections }: PartnerQuestions) {
  return [
    ...answers.map((question) => ({ ...question, id: `ask-${question.id}`, objection: null })),
    ...objections.flatMap(({ id, questions }) =>
      questions.map((question) => ({
        ...question,
        id: `ask-${id}-${question.id}`,
        objection: id,
        about: 'belief' as const,
      })),
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
