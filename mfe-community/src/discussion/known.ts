import type { AskedQuestion, discussion, GivenAnswer, Reply } from '@apologia/contract';
import { queryClient } from '@apologia/kit';
import { followedQuestions, lessonQuestions } from '../queries.ts';

type Page = Reply<typeof discussion.questions> | Reply<typeof discussion.followed>;

/** Whatever list shows questions: those of a lesson, those that are followed. */
const lists = { queryKey: followedQuestions.queryKey.slice(0, 2) };

function changeLists(change: (page: Page) => Page): void {
  queryClient.setQueriesData<Page>(lists, (page) => page && change(page));
}

/** Shows a change of a question wherever the question is shown. */
export function changeQuestion(
  id: string,
  change: (question: AskedQuestion) => Partial<AskedQuestion>,
): void {
  changeLists(
    (page) =>
      ({
        ...page,
        questions: page.questions.map((one) => (one.id === id ? { ...one, ...change(one) } : one)),
      }) as Page,
  );
}

export function changeAnswer(
  questionId: string,
  id: string,
  change: (answer: GivenAnswer) => Partial<GivenAnswer>,
): void {
  changeQuestion(questionId, ({ answers }) => ({
    answers: answers.map((one) => (one.id === id ? { ...one, ...change(one) } : one)),
  }));
}

/** The newest stands first. What is followed is read again when it is next opened. */
export function addQuestion(lessonId: string, question: AskedQuestion): void {
  queryClient.setQueryData(
    lessonQuestions(lessonId).queryKey,
    (page) => page && { ...page, questions: [question, ...page.questions] },
  );
  rereadFollowed();
}

export function forgetQuestion(id: string): void {
  changeLists((page) => ({ ...page, questions: page.questions.filter((one) => one.id !== id) }) as Page);
}

export function rereadFollowed(): void {
  queryClient.invalidateQueries({ queryKey: followedQuestions.queryKey, refetchType: 'none' });
}

/**
 * Answers that are known without a gap, so that the next page follows on the last of them.
 * @param areLast whether there are none behind them: the count may be older than they are
 */
export function addAnswers(questionId: string, more: GivenAnswer[], areLast = false): void {
  changeQuestion(questionId, (question) => {
    const answers = [...question.answers, ...unknownOf(more, question.answers)];
    return areLast ? { answers, answerCount: inSight(answers) } : { answers };
  });
}

/** What of a page is not on the list yet: where entries move, one may come twice. */
export const unknownOf = <T extends { id: string }>(more: T[], known: readonly { id: string }[]): T[] =>
  more.filter(({ id }) => known.every((one) => one.id !== id));

const inSight = (answers: readonly GivenAnswer[]) => answers.filter(({ isHidden }) => !isHidden).length;

/** Removes an answer from sight and from the count. */
export function forgetAnswer(questionId: string, answer: Pick<GivenAnswer, 'id' | 'isHidden'>): void {
  changeQuestion(questionId, ({ answers, answerCount }) => ({
    answers: answers.filter(({ id }) => id !== answer.id),
    answerCount: answerCount - (answer.isHidden ? 0 : 1),
  }));
}

/** How many answers others can see and this page does not know yet. */
export function unknownAnswers({ answers, answerCount }: AskedQuestion): number {
  return Math.max(answerCount - inSight(answers), 0);
}

/** What was new to its follower is so no more, here and in the count of what is. */
export function noteSeen(id: string): void {
  changeLists((page) => ({ ...page, newsCount: Math.max(page.newsCount - 1, 0) }));
  changeQuestion(id, () => ({ hasNewAnswers: false }));
}
