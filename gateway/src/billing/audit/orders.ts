import type { orders } from '@apologia/db/schema/billing';
import type { Books, LedgerOrder } from './derive.ts';

type OrderRow = typeof orders.$inferSelect;

/** Sentences, one for each order that differs from what the ledger says was ordered, captured, granted and refunded. */
export function orderDifferences(books: Books, rows: OrderRow[]): string[] {
  const missing = new Set(books.orders.keys());
  for (const { id } of rows) missing.delete(id);
  return [
    ...rows.flatMap((row) => [...termDifferences(books, row), ...paymentDifferences(books, row)]),
    ...[...missing].map((id) => `order ${id} is missing`),
  ];
}

/** The terms on which it was ordered: learner, plan, promo code and amount. */
function termDifferences(books: Books, row: OrderRow): string[] {
  const ordered = books.orders.get(row.id);
  if (!ordered) return [`order ${row.id} is not in the ledger`];
  return (Object.keys(ordered) as (keyof LedgerOrder)[])
    .filter((name) => row[name] !== ordered[name])
    .map((name) => `order ${row.id}: ${name} is ${row[name]}, by the ledger ${ordered[name]}`);
}

function paymentDifferences(books: Books, row: OrderRow): string[] {
  const { id, learnerId, status, amountCents, refundedCents, promoCode } = row;
  const total = books.totals.get(id) ?? { capturedCents: 0, refundedCents: 0 };
  const isPaid = status === 'completed' || status === 'refunded';
  const wasGranted = books.subscriptions.has(id);
  const isCounted = promoCode === null || books.promos.get(promoCode)?.has(learnerId);
  const checks: [boolean, string][] = [
    [status === 'mismatched', `order ${id}: what was paid is not what was ordered`],
    [
      total.capturedCents !== (isPaid ? amountCents : 0),
      `order ${id} is ${status}: ${total.capturedCents} cents captured by the ledger, ordered ${amountCents}`,
    ],
    [
      refundedCents !== total.refundedCents,
      `order ${id}: ${refundedCents} cents returned, by the ledger ${total.refundedCents}`,
    ],
    [status === 'completed' && !wasGranted, `order ${id} is paid and granted nothing`],
    [wasGranted && total.capturedCents === 0, `order ${id} was granted and not paid`],
    [
      wasGranted && total.refundedCents >= total.capturedCents && !books.revoked.has(id),
      `order ${id}: all of it went back, and premium was left`,
    ],
    [wasGranted && !isCounted, `order ${id} was paid with ${promoCode}, which was not counted`],
  ];
  return checks.filter(([isWrong]) => isWrong).map(([, sentence]) => sentence);
}
