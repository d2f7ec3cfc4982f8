import { savesData } from '@apologia/kit/savesData';
import { bootInDocument } from './bootInDocument.ts';
import { rememberStyles } from './rememberStyles.ts';

function fetchAll(): void {
  for (const href of bootInDocument()?.next ?? []) {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.href = href;
    if (href.endsWith('.css')) link.addEventListener('load', rememberStyles, { once: true });
    document.head.append(link);
  }
}

/** Fetches what the next page needs once this one is at rest: before, it would hold up what is being looked at. */
export function fetchNext(): void {
  if (savesData()) return;
  const later = () => setTimeout(fetchAll, 1_000);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
}
