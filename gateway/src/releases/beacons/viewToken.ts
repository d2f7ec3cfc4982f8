import type { App } from '@apologia/contract';
import { BadInput } from '../../kernel/errors.ts';

/** What a document was, as its beacons name it. */
export interface View {
  /** The releases that it was composed of, and the trial that each was part of, on either side; 0 where there was none. */
  releases: Partial<Record<App, { version: string; trial: number }>>;
  /** The app of its page, whose vitals are the document's; documents from before this was said have none. */
  app?: App;
  /** The app whose page could not be rendered at the edge. */
  unrendered?: App;
  /** Milliseconds since the epoch. */
  at: number;
}

/** Tabs stay open; what is told after this is of no use. */
const longestMs = 24 * 60 * 60_000;

const keyFor = (secret: string) =>
  crypto.subtle.importKey(
    'raw',
    new TextEncoder().encode(`view of a document ${secret}`),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign', 'verify'],
  );

const encode = (bytes: ArrayBuffer | Uint8Array) => btoa(String.fromCharCode(...new Uint8Array(bytes)));
const decode = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

/**
 * Signs what a document was, so that a beacon cannot name releases that nobody was given.
 * @param secret known to the gateway alone
 */
export async function signView(secret: string, view: View): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify(view));
  const signature = await crypto.subtle.sign('HMAC', await keyFor(secret), text);
  return `${encode(text)}.${encode(signature)}`;
}

/** @throws BadInput where it was not signed here, or too long ago */
export async function verifiedView(secret: string, token: string, now: number): Promise<View> {
  const invalid = () => new BadInput('That is no view of a document.');
  try {
    const [text = '', signature = ''] = token.split('.');
    const bytes = decode(text);
    if (!(await crypto.subtle.verify('HMAC', await keyFor(secret), decode(signature), bytes)))
      throw invalid();
    // What was signed here is what was written here.
    const view = JSON.parse(new TextDecoder().decode(bytes)) as View;
    if (view.at > now + longestMs || view.at < now - longestMs) throw invalid();
    return view;
  } catch {
    throw invalid();
  }
}
