import { deleteDraft, readDraft, saveDraft } from '@apologia/kit/draft';
import { type AskedQuiz, type Round, stillFitting, wholeRound } from './round.ts';

/** The name of a draft: what is asked anew later does not meet it. */
const nameOf = (owner: string, revision: string) => `quiz-draft ${owner} ${revision}`;

/** What was answered in this tab before a reload; `null` where that has been submitted since. */
export function readRound(owner: string, of: AskedQuiz): Round | null {
  try {
    const saved = JSON.parse(readDraft(nameOf(owner, of.quiz.revision)) ?? 'null');
    if (saved?.attempt !== of.quiz.nextAttempt) return null;
    const { questions } = of;
    const asked = questions.map(({ id }) => id).filter((id) => saved.asked.includes(id));
    return { ...wholeRound(of, stillFitting(saved.answers, questions, questions)), asked };
  } catch {
    return null;
  }
}

export function saveRound(owner: string, { revision, attempt, asked, answers }: Round): void {
  saveDraft(nameOf(owner, revision), JSON.stringify({ attempt, asked, answers }));
}

export const deleteRound = (owner: string, { revision }: Round): void => deleteDraft(nameOf(owner, revision));
