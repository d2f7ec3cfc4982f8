import { type AskedQuestion, discussion } from '@apologia/contract';
import { call } from '@apologia/kit';
import { type RefObject, useEffect, useState } from 'react';
import { noteSeen, unknownAnswers } from './known.ts';

/**
 * Notes that the new answers to a question came into sight, down to the last of them: a question whose
 * first line shows at the foot of the page was not read, nor are answers that are still to be asked for.
 * @param end what stands after the answers
 * @returns whether it has any: for this visit they stay new
 */
export function useSeen(end: RefObject<HTMLElement | null>, question: AskedQuestion): boolean {
  const { id, lastAnswerAt, hasNewAnswers } = question;
  const [hasNews] = useState(hasNewAnswers);
  const isWhole = unknownAnswers(question) === 0;
  useEffect(() => {
    if (!hasNewAnswers || !lastAnswerAt || !isWhole || !end.current) return;
    const watch = new IntersectionObserver(([seen]) => {
      if (!seen?.isIntersecting) return;
      watch.disconnect();
      // Where it cannot be noted, they are new once more.
      call(discussion.see, { params: { id }, body: { until: lastAnswerAt } }).then(
        () => noteSeen(id),
        () => undefined,
      );
    });
    watch.observe(end.current);
    return () => watch.disconnect();
  }, [id, lastAnswerAt, hasNewAnswers, isWhole, end]);
  return hasNews;
}
