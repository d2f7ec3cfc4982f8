import type { Answer, Question } from '@apologia/db/practice';
import { type Candidate, classify, type Guess, profileOf } from './profile.ts';
import { remember } from './remembered.ts';

/** What learners ask a partner: about the partner and what they hold, and about each objection. */
export interface WorldviewQuestions {
  answers: Answer[];
  objections: { id: string; questions: Question[] }[];
}

/** A question that the partner can answer. */
export interface KnownQuestion extends Pick<Question, 'gist' | 'says'> {
  /** Unlike any other's of the worldview; its answers are recorded as said under it. */
  id: string;
  /** The objection that it is about; `null` where it is about the partner or what they hold. */
  objection: string | null;
}

/** How well each part of what authors write of a question tells how learners will put it. */
const weights = { gist: 2, cue: 3, example: 1, says: 0.15 } as const;
/** By how much a question is likelier where it is about the objection that the conversation is about, and about another one. */
const factor = { here: 1.25, elsewhere: 0.8 } as const;

/**
 * The questions that a text may be, the likeliest first.
 * @param json `WorldviewQuestions` as the database gives them: they are parsed only when they have changed
 */
export function guessQuestions(
  { worldviewQuestions: json, objection }: { worldviewQuestions: string; objection: { id: string } },
  text: string,
): { guesses: Guess[]; questionOf: (id: string) => KnownQuestion | undefined } {
  const { questions, profile } = indexOf(json);
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
export const questionWith = (json: string, id: string) => indexOf(json).questions.get(id);

/** All questions, those about this objection first. */
export function questionsFor(json: string, objection: string): KnownQuestion[] {
  const all = [...indexOf(json).questions.values()];
  return [
    ...all.filter((one) => one.objection === objection),
    ...all.filter((one) => one.objection !== objection),
  ];
}

function indexOf(json: string) {
  const name = `questions/${json.length}/${json.slice(0, 200)}`;
  return remember(name, json, () => {
    const { answers, objections } = JSON.parse(json) as WorldviewQuestions;
    const all = [
      ...answers.map((question) => ({ ...question, id: `ask-${question.id}`, objection: null })),
      ...objections.flatMap(({ id, questions }) =>
        questions.map((question) => ({ ...question, id: `ask-${id}-${question.id}`, objection: id })),
      ),
    ];
    return {
      questions: new Map(all.map(({ id, gist, says, objection }) => [id, { id, gist, says, objection }])),
      profile: profileOf(all.map(candidateOf), true),
    };
  });
}

const candidateOf = ({ id, gist, cues, examples, says }: Question): Candidate => ({
  id,
  texts: [
    { text: gist, weight: weights.gist },
    ...cues.map((text) => ({ text, weight: weights.cue })),
    ...examples.map((text) => ({ text, weight: weights.example })),
    ...says.map((text) => ({ text, weight: weights.says })),
  ],
});
