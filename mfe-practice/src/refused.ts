import { sentenceOf, toast } from '@apologia/kit';

/** Tells that a call failed. @param otherwise what to say where the gateway gives no reason */
export function refused(error: unknown, otherwise: string): void {
  toast({ title: 'Error', description: sentenceOf(error, otherwise), tone: 'destructive' });
}
