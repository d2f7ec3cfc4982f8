import { type AskedQuiz, type Round, stillFitting, wholeRound } from './round.ts';

/** The place of a draft: what is asked anew later does not meet it. */
const keyOf = (owner: string, revision: string) => `quiz-draft ${owner} ${revision}`;

/** What was answered in this tab before a reload; `null` where that has been submitted since. */
export function savedRound(owner: string, of: AskedQuiz): Round | null {
  try {
    const saved = JSON.parse(sessionStorage.getItem(keyOf(owner, of.quiz.revision)) ?? 'null');
    if (saved?.attempt !== of.quiz.nextAttempt) return null;
    const { questions } = of;
    const asked = questions.map(({ id }) => id).filter((id) => saved.asked.includes(id));
    return { ...wholeRound(of, stillFitting(saved.answers, questions, questions)), asked };
  } catch {
    return null;
  }
}

export function saveRound(owner: string, { revision, attempt, asked, answers }: Round): void {
  try {
    sessionStorage.setItem(keyOf(owner, revision), JSON.stringify({ attempt, asked, answers }));
  } catch {
    // Storage may be forbidden or full; the draft then lasts as long as the page.
  }
}

export function dropRound(owner: string, { revision }: Round): void {
  try {
    sessionStorage.removeItem(keyOf(owner, revision));
  } catch {
    // See saveRound.
  }
}
