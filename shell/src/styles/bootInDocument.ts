import type { Boot } from '@apologia/contract';

/** The first data that the gateway wrote into this document, if it did. */
export function bootInDocument(): Boot | undefined {
  const text = document.getElementById('boot')?.textContent;
  return text ? JSON.parse(text) : undefined;
}
