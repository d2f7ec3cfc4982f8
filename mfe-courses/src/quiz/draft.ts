import { deleteDraft, readDraft, saveDraft, shared } from '@apologia/kit/draft';
import { fittingAnswers, type QuizWithQuestions, type Round, wholeRound } from './round.ts';

/** The name of a draft, another one for each revision of the questions. */
export const nameOf = (owner: string, revision: string) => `${shared}quiz-draft ${owner} ${revision}`;

/** The round that was begun in this browser before a reload, or in another tab; `null` where it has been submitted since. */
export function readRound(owner: string, of: QuizWithQuestions): Round | null {
  try {
    const saved = JSON.parse(readDraft(nameOf(owner, of.quiz.revision)) ?? 'null');
    if (saved?.attempt !== of.quiz.nextAttempt) return null;
    const { questions } = of;
    const askedIds = questions.map(({ id }) => id).filter((id) => saved.asked.includes(id));
    const round = wholeRound(of, fittingAnswers(saved.answers, questions, questions));
    return { ...round, askedIds, isWaiting: saved.isWaiting === true };
  } catch {
    return null;
  }
}

export function saveRound(owner: string, { revision, attempt, askedIds, answers, isWaiting }: Round): void {
  saveDraft(nameOf(owner, revision), JSON.stringify({ attempt, asked: askedIds, answers, isWaiting }));
}

export const deleteRound = (owner: string, { revision }: Round): void => deleteDraft(nameOf(owner, revision));
