/** The person who speaks for a worldview: a life, and answers that were written for what they may be asked. */
export interface Person {
  /** The life in the third person. */
  person: { name: string; about: string };
  answers: readonly {
    /** The question, in the learner's voice. */
    gist: string;
    cues?: readonly string[];
    says: readonly string[];
  }[];
}

/** The person among what a partner says, where one was written. */
export function personIn(lines: object): Person | null {
  const { person, answers = [] }: Partial<Person> = lines;
  return person ? { person, answers } : null;
}

/** How many answers a model is given: all of them would fill what a local one can read. */
const mostAnswers = 4;

/** The answers that have most to do with a message, as question and answer. */
export function answersTo({ answers }: Person, message: string): string[] {
  const words = wordsOf(message);
  return answers
    .map(({ gist, cues = [], says }) => ({
      text: `- ${gist} ${says[0] ?? ''}`,
      shared: [...wordsOf([gist, ...cues].join(' '))].filter((word) => words.has(word)).length,
    }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared)
    .slice(0, mostAnswers)
    .map(({ text }) => text);
}

/** Words that may tell what a text is about. */
const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[a-z]{4,}/g));
