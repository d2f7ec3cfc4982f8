import { callAt } from '@apologia/contract/every-call';

/**
 * First data as the reply of its call. In development every document's is parsed, like any reply, so that a page cannot come to
 * live on what the contract does not promise.
 * @throws Error where it is no reply of the contract's
 */
export function parsedAsReply(key: readonly string[], value: unknown): unknown {
  const call = callAt(key.join('/'));
  if (!call) throw new Error(`The document brings ${key.join('/')}, which is no call.`);
  // Of some calls a visitor's document says that there is nothing.
  return value === null ? null : call.response.parse(value);
}
