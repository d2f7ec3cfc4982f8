import type { FourQuestion } from '@apologia/kit';

interface Step {
  question: FourQuestion;
  group: string;
  why: string;
}

/** The four questions, each resting on the one before it. */
export const framework: readonly Step[] = [
  {
    question: 'truth',
    group: 'Does Truth Exist',
    why: 'If nothing is true for everyone, no claim is worth weighing, ours included.',
  },
  {
    question: 'god',
    group: 'Does God Exist',
    why: 'If truth can be known, is there Someone behind the world and its goodness?',
  },
  {
    question: 'miracles',
    group: 'Are Miracles Possible',
    why: 'If there is a God, the world may not be closed to what he does in it.',
  },
  {
    question: 'new-testament',
    group: 'Is the New Testament True',
    why: 'If he can act, did he? Here history is asked what became of Jesus.',
  },
];
