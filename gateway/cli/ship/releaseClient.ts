import { type App, type ErrorEnvelope, shippedByHeader } from '@apologia/contract';
import { shippedBy } from './shippedBy.ts';

export interface ReleaseTarget {
  /** Origin of the gateway. */
  url: string;
  token: string;
}

/** Has the gateway purge what caches keep, after a change that went past it. */
export async function purgeCopies({ url, token }: ReleaseTarget, app: App): Promise<void> {
  await send(`${url}/releases/${app}/forget`, token, 'POST');
}

/** A call of the release routes. @throws Error with the gateway's sentence */
export async function send(
  address: string,
  token: string,
  method: 'GET' | 'POST',
  body?: FormData | string,
): Promise<unknown> {
  const response = await fetch(address, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(method === 'POST' && { [shippedByHeader]: encodeURIComponent(shippedBy()) }),
    },
    ...(body && { body }),
  }).catch(() => {
    throw new Error(`No gateway answers at ${new URL(address).origin}. Is it running?`);
  });
  const text = await response.text();
  if (response.ok) return JSON.parse(text);
  let sentence = text;
  try {
    sentence = (JSON.parse(text) as ErrorEnvelope).error;
  } catch {
    // Something before the gateway answered: its own words will do.
  }
  throw new Error(`${response.status}: ${sentence}`);
}
