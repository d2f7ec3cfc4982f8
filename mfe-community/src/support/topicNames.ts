import type { SupportTopic } from '@apologia/contract';

export const topicNames: Record<SupportTopic, string> = {
  account: 'My account',
  payment: 'A payment, or Premium',
  content: 'A lesson or a quiz',
  fault: 'Something does not work',
  other: 'Something else',
};
