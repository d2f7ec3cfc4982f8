import { stylesCookie } from '@apologia/contract';
import { bootInDocument } from './bootInDocument.ts';

const aYear = 31_536_000;

/** Lets the gateway know that this browser has the shell's stylesheet: the next document names it, where it would bring its rules. */
export function rememberStyles(): void {
  const id = bootInDocument()?.styles;
  if (id) document.cookie = `${stylesCookie}=${id}; path=/; max-age=${aYear}; SameSite=Lax`;
}
