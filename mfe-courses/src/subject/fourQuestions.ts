import type { FourQuestion } from '@apologia/kit';

/** The subcategory of apologetics that each of the four questions stands over. */
export const fourQuestions: Record<FourQuestion, string> = {
  truth: 'Does Truth Exist',
  god: 'Does God Exist',
  miracles: 'Are Miracles Possible',
  'new-testament': 'Is the New Testament True',
};
