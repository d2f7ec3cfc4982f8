import { contractSnapshot, lackingIn, type NeededContract } from '@apologia/contract/versioning';
import * as z from 'zod/mini';

const named = z.record(z.string(), z.looseObject({}));
const needed = z.object({ calls: named, pages: named, slots: named, error: z.looseObject({}) });

/** How many of the things that are lacking a refusal names. */
const mostNamed = 3;

/**
 * Why this gateway cannot serve a release, in a sentence: a call that the release makes is not there, does not take what it sends or
 * does not answer what it reads. `null` where it can.
 * @param text the release's contract
 */
export function contractReason(app: string, text: ArrayBuffer): string | null {
  let lacking: string[];
  try {
    const contract = needed.parse(JSON.parse(new TextDecoder().decode(text)));
    lacking = lackingIn(contract as unknown as NeededContract, contractSnapshot());
  } catch {
    return `The contract of ${app} is not what a build of this academy writes.`;
  }
  if (lacking.length === 0) return null;
  const more = lacking.length > mostNamed ? `; and ${lacking.length - mostNamed} more` : '';
  return `${app} needs what this gateway does not offer: ${lacking.slice(0, mostNamed).join('; ')}${more}.`;
}
