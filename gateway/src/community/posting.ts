import { limits, visibleLength } from '@apologia/contract';
import { accountKey, type Limit, minuteMs } from '../kernel/access/limit.ts';
import type { Viewer } from '../kernel/access/viewer.ts';
import type { Config } from '../kernel/config.ts';
import { BadInput } from '../kernel/errors.ts';
import { plainText } from './plainText.ts';

const dayMs = 24 * 60 * minuteMs;

/**
 * What a learner wrote, as it is stored.
 * @param field the one of the form that it was written in
 * @throws BadInput where too little of it can be seen
 */
export function postedText(written: string, field: string): string {
  const text = plainText(written);
  if (visibleLength(text) < limits.postMin) {
    const sentence = `Please write at least ${limits.postMin} characters`;
    throw new BadInput(sentence, { [field]: sentence });
  }
  return text;
}

const enough = 'That is as much as one learner can write here in a day. Please go on tomorrow.';
const enoughMarks = 'That is as much as one learner can mark here in a day. Please go on tomorrow.';

/** Reviews, questions, answers and reports of one learner count together. A visitor is refused anyway. */
export const postingLimits = (config: Config, _: string, viewer: Viewer): Limit[] =>
  viewer.tokenHash === null
    ? []
    : [
        { key: accountKey('posts', viewer), max: config.POSTS_PER_ACCOUNT_PER_MINUTE, windowMs: minuteMs },
        {
          key: accountKey('posts-today', viewer),
          max: config.POSTS_PER_ACCOUNT_PER_DAY,
          windowMs: dayMs,
          sentence: enough,
        },
      ];

/** What one learner follows, puts aside and finds helpful counts together. */
export const markingLimits = (config: Config, _: string, viewer: Viewer): Limit[] =>
  viewer.tokenHash === null
    ? []
    : [
        {
          key: accountKey('marks-today', viewer),
          max: config.MARKS_PER_ACCOUNT_PER_DAY,
          windowMs: dayMs,
          sentence: enoughMarks,
        },
      ];
