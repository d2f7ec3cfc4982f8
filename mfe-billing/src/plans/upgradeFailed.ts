import { sentenceOf, toast } from '@apologia/kit';

export function upgradeFailed(error: unknown): void {
  const description = sentenceOf(error, 'Failed to upgrade subscription. Please try again.');
  toast({ title: 'Upgrade Failed', description, tone: 'destructive' });
}
