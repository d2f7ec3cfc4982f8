/** What a learner may do with a message: a dialogue act, as a model names it. */
export const acts = [
  'argument',
  'belief-question',
  'personal-question',
  'why',
  'simpler',
  'restatement',
  'agreement',
  'story',
  'correction',
  'topic',
  'greeting',
  'goodbye',
  'machine',
  'insult',
  'off-topic',
  'stuck',
  'other-language',
] as const;
export type Act = (typeof acts)[number];
