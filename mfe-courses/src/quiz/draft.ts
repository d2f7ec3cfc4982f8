import { deleteDraft, readDraft, saveDraft } from '@apologia/kit/draft';
import { fittingAnswers, type QuizWithQuestions, type Round, wholeRound } from './round.ts';

/** The name of a draft, another one for each revision of the questions. */
const nameOf = (owner: string, revision: string) => `quiz-draft ${owner} ${revision}`;

/** The round that was begun in this tab before a reload; `null` where it has been submitted since. */
export function readRound(owner: string, of: QuizWithQuestions): Round | null {
  try {
    const saved = JSON.parse(readDraft(nameOf(owner, of.quiz.revision)) ?? 'null');
    if (saved?.attempt !== of.quiz.nextAttempt) return null;
    const { questions } = of;
    const askedIds = questions.map(({ id }) => id).filter((id) => saved.asked.includes(id));
    return { ...wholeRound(of, fittingAnswers(saved.answers, questions, questions)), askedIds };
  } catch {
    return null;
  }
}

export function saveRound(owner: string, { revision, attempt, askedIds, answers }: Round): void {
  saveDraft(nameOf(owner, revision), JSON.stringify({ attempt, asked: askedIds, answers }));
}

export const deleteRound = (owner: string, { revision }: Round): void => deleteDraft(nameOf(owner, revision));
