import { bootInDocument } from './bootInDocument.ts';

function fetchAll(): void {
  for (const href of bootInDocument()?.next ?? []) {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.href = href;
    document.head.append(link);
  }
}

/** Fetches what the sign-in screen needs once this page is at rest: before, it would hold up the fonts. */
export function fetchNext(): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  addEventListener('load', () => setTimeout(fetchAll, 1_000), { once: true });
}
