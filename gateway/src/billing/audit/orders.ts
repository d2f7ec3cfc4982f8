import type { orders } from '@apologia/db/schema/billing';
import type { Books, Ordered } from './derive.ts';

type OrderRow = typeof orders.$inferSelect;

/** Where an order is not what was ordered, paid, granted and given back by the ledger. */
export function orderDifferences(books: Books, rows: OrderRow[]): string[] {
  const missing = new Set(books.orders.keys());
  for (const { id } of rows) missing.delete(id);
  return [
    ...rows.flatMap((row) => [...asOrdered(books, row), ...asPaid(books, row)]),
    ...[...missing].map((id) => `order ${id} is missing`),
  ];
}

function asOrdered(books: Books, row: OrderRow): string[] {
  const ordered = books.orders.get(row.id);
  if (!ordered) return [`order ${row.id} is not in the ledger`];
  return (Object.keys(ordered) as (keyof Ordered)[])
    .filter((name) => row[name] !== ordered[name])
    .map((name) => `order ${row.id}: ${name} is ${row[name]}, by the ledger ${ordered[name]}`);
}

function asPaid(books: Books, row: OrderRow): string[] {
  const { id, learnerId, status, amountCents, refundedCents, promoCode } = row;
  const { capturedCents, returnedCents } = books.money.get(id) ?? { capturedCents: 0, returnedCents: 0 };
  const isPaid = status === 'completed' || status === 'refunded';
  const wasGranted = books.subscriptions.has(id);
  const isCounted = promoCode === null || books.promos.get(promoCode)?.has(learnerId);
  const wrong: [boolean, string][] = [
    [status === 'mismatched', `order ${id}: what was paid is not what was ordered`],
    [
      capturedCents !== (isPaid ? amountCents : 0),
      `order ${id} is ${status}: ${capturedCents} cents captured by the ledger, ordered ${amountCents}`,
    ],
    [
      refundedCents !== returnedCents,
      `order ${id}: ${refundedCents} cents returned, by the ledger ${returnedCents}`,
    ],
    [status === 'completed' && !wasGranted, `order ${id} is paid and granted nothing`],
    [wasGranted && capturedCents === 0, `order ${id} was granted and not paid`],
    [
      wasGranted && returnedCents >= capturedCents && !books.revoked.has(id),
      `order ${id}: all of it went back, and premium was left`,
    ],
    [wasGranted && !isCounted, `order ${id} was paid with ${promoCode}, which was not counted`],
  ];
  return wrong.filter(([isSo]) => isSo).map(([, sentence]) => sentence);
}
