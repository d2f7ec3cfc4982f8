/** What the quizzes that a learner submits belong to. */
export type QuizKind = 'lesson' | 'module';

/**
 * How a quiz is named: after its owner. What Daily review asks about an objection of practice is a quiz too.
 * @example quizIdOf('lesson', 'the-creed') // 'lesson/the-creed'
 */
export const quizIdOf = (kind: QuizKind | 'practice', owner: string) => `${kind}/${owner}`;

/** How a question is named: after the owner of its quiz, and by a name there. */
export const questionIdOf = (owner: string, name: string) => `${owner}/${name}`;

/** Quizzes of one kind lie side by side where they are sorted: from `first`, up to and without `end`. */
export const quizIdsOf = (kind: QuizKind) => ({
  first: quizIdOf(kind, ''),
  // What follows a slash.
  end: `${kind}0`,
});

/** The name of the one question about an objection. */
export const whichReply = 'which-reply';
