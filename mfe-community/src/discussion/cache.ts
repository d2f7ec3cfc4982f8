import type { AskedQuestion, discussion, GivenAnswer, Reply } from '@apologia/contract';
import { queryClient } from '@apologia/kit';
import { followedQuestions, lessonQuestions } from '../queries.ts';

type Page = Reply<typeof discussion.questions> | Reply<typeof discussion.followed>;

/** The cached lists of questions: those under a lesson, those that the learner follows. */
const lists = { queryKey: followedQuestions.queryKey.slice(0, 2) };

function updateLists(change: (page: Page) => Page): void {
  queryClient.setQueriesData<Page>(lists, (page) => page && change(page));
}

/** Changes a question in every cached list that holds it. */
export function updateQuestion(
  id: string,
  change: (question: AskedQuestion) => Partial<AskedQuestion>,
): void {
  updateLists(
    (page) =>
      ({
        ...page,
        questions: page.questions.map((one) => (one.id === id ? { ...one, ...change(one) } : one)),
      }) as Page,
  );
}

export function updateAnswer(
  questionId: string,
  id: string,
  change: (answer: GivenAnswer) => Partial<GivenAnswer>,
): void {
  updateQuestion(questionId, ({ answers }) => ({
    answers: answers.map((one) => (one.id === id ? { ...one, ...change(one) } : one)),
  }));
}

/** Inserts a new question before all others. The followed questions are read again when they are next opened. */
export function insertQuestion(lessonId: string, question: AskedQuestion): void {
  queryClient.setQueryData(
    lessonQuestions(lessonId).queryKey,
    (page) => page && { ...page, questions: [question, ...page.questions] },
  );
  invalidateFollowed();
}

export function removeQuestion(id: string): void {
  updateLists((page) => ({ ...page, questions: page.questions.filter((one) => one.id !== id) }) as Page);
}

export function invalidateFollowed(): void {
  queryClient.invalidateQueries({ queryKey: followedQuestions.queryKey, refetchType: 'none' });
}

/**
 * Appends answers that follow on the cached ones without a gap: the next page follows on the last of them.
 * @param areLast whether there are no answers behind them: the count may be older than they are
 */
export function appendAnswers(questionId: string, more: GivenAnswer[], areLast = false): void {
  updateQuestion(questionId, (question) => {
    const isNew = ({ id }: GivenAnswer) => question.answers.every((one) => one.id !== id);
    const answers = [...question.answers, ...more.filter(isNew)];
    return areLast ? { answers, answerCount: countVisible(answers) } : { answers };
  });
}

const countVisible = (answers: readonly GivenAnswer[]) => answers.filter(({ isHidden }) => !isHidden).length;

/** Removes an answer from its question and from the count of answers. */
export function removeAnswer(questionId: string, answer: Pick<GivenAnswer, 'id' | 'isHidden'>): void {
  updateQuestion(questionId, ({ answers, answerCount }) => ({
    answers: answers.filter(({ id }) => id !== answer.id),
    answerCount: answerCount - (answer.isHidden ? 0 : 1),
  }));
}

/** How many answers that others can see are not on this page yet. */
export function countAnswersToLoad({ answers, answerCount }: AskedQuestion): number {
  return Math.max(answerCount - countVisible(answers), 0);
}

/** The answers to a question are new to its follower no more, in the question and in the count of news. */
export function markAsSeen(id: string): void {
  updateLists((page) => ({ ...page, newsCount: Math.max(page.newsCount - 1, 0) }));
  updateQuestion(id, () => ({ hasNewAnswers: false }));
}
