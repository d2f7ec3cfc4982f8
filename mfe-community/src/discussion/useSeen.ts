import { type AskedQuestion, discussion } from '@apologia/contract';
import { call } from '@apologia/kit';
import { type RefObject, useEffect, useState } from 'react';
import { noteSeen } from './known.ts';

/**
 * Notes that a question with new answers came into sight.
 * @returns whether it has any: for this visit they stay new
 */
export function useSeen(entry: RefObject<HTMLElement | null>, question: AskedQuestion): boolean {
  const { id, lastAnswerAt, hasNewAnswers } = question;
  const [hasNews] = useState(hasNewAnswers);
  useEffect(() => {
    if (!hasNewAnswers || !lastAnswerAt || !entry.current) return;
    const watch = new IntersectionObserver(([seen]) => {
      if (!seen?.isIntersecting) return;
      watch.disconnect();
      // Where it cannot be noted, they are new once more.
      call(discussion.see, { params: { id }, body: { until: lastAnswerAt } }).then(
        () => noteSeen(id),
        () => undefined,
      );
    });
    watch.observe(entry.current);
    return () => watch.disconnect();
  }, [id, lastAnswerAt, hasNewAnswers, entry]);
  return hasNews;
}
