import type { FourQuestion } from '@apologia/kit';

/** The four questions that the foundations course is built on, each resting on the one before. */
export const framework: readonly { mark: FourQuestion; question: string; text: string }[] = [
  {
    mark: 'truth',
    question: 'Does Truth Exist?',
    text: 'If nothing is simply true, no answer can matter. So we begin with what truth is, and how anyone comes to know it.',
  },
  {
    mark: 'god',
    question: 'Does God Exist?',
    text: 'If there is truth, there is a truth about this. The beginning of the world, its order, and the good we cannot talk ourselves out of.',
  },
  {
    mark: 'miracles',
    question: 'Are Miracles Possible?',
    text: 'If God is there, he can act. What a miracle would be, what Hume said, and how to weigh a witness.',
  },
  {
    mark: 'new-testament',
    question: 'Is the New Testament True?',
    text: 'If God can act, has he? The manuscripts, the eyewitnesses, and what happened on the third day.',
  },
];
