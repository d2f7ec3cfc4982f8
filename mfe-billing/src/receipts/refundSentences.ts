import type { Receipt } from '@apologia/contract';
import { money } from '@apologia/kit';

/** The sentences of a receipt about money that went back: who gave or took it, and what became of Premium. */
export function refundSentences({ amountCents, refundedCents, reversedCents }: Receipt): string[] {
  const refunded = refundedCents - reversedCents;
  const sentences: string[] = [];
  if (refunded >= amountCents) sentences.push('Refunded in full. Premium from this payment has ended.');
  else if (refunded > 0) sentences.push(`${money(refunded)} of it was refunded.`);
  if (reversedCents > 0) {
    sentences.push(
      `PayPal or your bank took ${money(reversedCents)} back, and Premium from this payment has ended. You may pay again at any time.`,
    );
  }
  return sentences;
}
