import { limits, visibleLength } from '@apologia/contract';
import { accountKey, type Limit, minuteMs } from '../kernel/access/limit.ts';
import type { Viewer } from '../kernel/access/viewer.ts';
import type { Config } from '../kernel/config.ts';
import { BadInput } from '../kernel/errors.ts';
import { plainText } from './plainText.ts';

const dayMs = 24 * 60 * minuteMs;

/**
 * A learner's text as it is stored.
 * @param field the name of its field in the form
 * @throws BadInput where too few of its characters are visible
 */
export function validPostText(input: string, field: string): string {
  const text = plainText(input);
  if (visibleLength(text) < limits.postMin) {
    const sentence = `Please write at least ${limits.postMin} characters`;
    throw new BadInput(sentence, { [field]: sentence });
  }
  return text;
}

const tooManyPosts = 'That is as much as one learner can write here in a day. Please go on tomorrow.';
const tooManyMarks = 'That is as much as one learner can mark here in a day. Please go on tomorrow.';

/** A learner's reviews, questions, answers and reports count together. A visitor is refused anyway. */
export const postingLimits = (config: Config, _: string, viewer: Viewer): Limit[] =>
  viewer.tokenHash === null
    ? []
    : [
        { key: accountKey('posts', viewer), max: config.POSTS_PER_ACCOUNT_PER_MINUTE, windowMs: minuteMs },
        {
          key: accountKey('posts-today', viewer),
          max: config.POSTS_PER_ACCOUNT_PER_DAY,
          windowMs: dayMs,
          sentence: tooManyPosts,
        },
      ];

/** A learner's follows, saved resources and helpful marks count together. */
export const markingLimits = (config: Config, _: string, viewer: Viewer): Limit[] =>
  viewer.tokenHash === null
    ? []
    : [
        {
          key: accountKey('marks-today', viewer),
          max: config.MARKS_PER_ACCOUNT_PER_DAY,
          windowMs: dayMs,
          sentence: tooManyMarks,
        },
      ];
