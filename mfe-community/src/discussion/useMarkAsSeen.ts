import { type AskedQuestion, discussion } from '@apologia/contract';
import { call } from '@apologia/kit';
import { type RefObject, useEffect, useState } from 'react';
import { countAnswersToLoad, markAsSeen } from './cache.ts';

/**
 * Marks the new answers to a question as seen once the last of them has come into sight: a question whose
 * first line shows at the foot of the page was not read, nor were answers that are not loaded yet.
 * @param end the element after the answers
 * @returns whether the question has new answers: for this visit they stay new
 */
export function useMarkAsSeen(end: RefObject<HTMLElement | null>, question: AskedQuestion): boolean {
  const { id, lastAnswerAt, hasNewAnswers } = question;
  const [hasNews] = useState(hasNewAnswers);
  const isWhole = countAnswersToLoad(question) === 0;
  useEffect(() => {
    if (!hasNewAnswers || !lastAnswerAt || !isWhole || !end.current) return;
    const watch = new IntersectionObserver(([seen]) => {
      if (!seen?.isIntersecting) return;
      watch.disconnect();
      // Where they cannot be marked, they are new once more.
      call(discussion.see, { params: { id }, body: { until: lastAnswerAt } }).then(
        () => markAsSeen(id),
        () => undefined,
      );
    });
    watch.observe(end.current);
    return () => watch.disconnect();
  }, [id, lastAnswerAt, hasNewAnswers, isWhole, end]);
  return hasNews;
}
