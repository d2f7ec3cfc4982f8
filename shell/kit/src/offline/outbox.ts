// Not in the index, which every page carries: it comes when a page is at rest, and the service worker has a copy of it.
import type { CurrentUser } from '@apologia/contract';
import { clear, createStore, entries, promisifyRequest, set, type UseStore } from 'idb-keyval';

/** A change that could not be sent. */
export interface WaitingCall {
  /** Unlike any other's of the learner: a later one under the same id takes its place. */
  id: string;
  /** Whose it is: it goes out in their session alone. */
  username: string;
  /** A `POST` of the contract. */
  path: string;
  body: unknown;
  /** The page that shows what was written: a copy of it that is kept is of before. */
  page: string;
  /** When it was written, in milliseconds: calls go out in this order. */
  at: number;
}

/** What became of the calls that waited. */
export interface Sent {
  sent: number;
  /** Of those that the gateway will never take, what it says to them. */
  refused: readonly string[];
  /** The pages that show them. */
  pages: readonly string[];
}

/** The name of the lock, of the channel and of the background sync. */
export const outboxName = 'outbox';

let opened: UseStore | undefined;
const store = () => (opened ??= createStore('apologia-outbox', 'calls'));
const keyOf = ({ username, id }: Pick<WaitingCall, 'username' | 'id'>) => `${username} ${id}`;

/** What waits for a learner, the oldest first. */
export async function waitingCalls(username: string): Promise<WaitingCall[]> {
  const all = await entries<string, WaitingCall>(store());
  return all
    .map(([, call]) => call)
    .filter((call) => call.username === username)
    .sort((one, other) => one.at - other.at);
}

/**
 * Keeps a change until there is a line. It is sent once, in its turn, by whichever comes first: the browser's background sync, or the
 * next page of the academy that begins. The gateway must take the same call twice as one, for an answer may be lost.
 * @returns once it is on the disk
 */
export async function keepCall(written: Omit<WaitingCall, 'at'>): Promise<void> {
  const call: WaitingCall = { ...written, at: Date.now() };
  await set(keyOf(call), call, store());
  const { serviceWorker } = navigator;
  // Not every browser has it, and no page waits for a worker.
  serviceWorker?.ready
    .then((registration) => (registration as WithSync).sync?.register(outboxName))
    .catch(() => undefined);
}

interface WithSync extends ServiceWorkerRegistration {
  sync?: { register(tag: string): Promise<void> };
}

/** Takes back a change that waits, as it was sent or written anew. */
export const dropCall = (of: { username: string; id: string }): Promise<void> =>
  dropUnlessChanged({ ...of, at: Number.POSITIVE_INFINITY });

/** Forgets all that waits, whoever wrote it. */
export const dropAllCalls = async (): Promise<void> => clear(store());

/**
 * Sends what waits for the learner whose session this is, in order, and stops where the gateway cannot be reached or takes no more. One
 * tab or worker does it at a time.
 */
export async function sendWaiting(): Promise<Sent> {
  return navigator.locks.request(outboxName, async () => {
    const done = { sent: 0, refused: [] as string[], pages: [] as string[] };
    const username = await signedIn();
    if (username === null) return done;
    for (const call of await waitingCalls(username)) {
      const response = await send(call);
      if (!response || isForLater(response.status)) break;
      // It may be this one alone that fails: the others are not held up.
      if (response.status >= 500) continue;
      if (response.ok) done.sent += 1;
      else done.refused.push(await reasonIn(response));
      done.pages.push(call.page);
      await dropUnlessChanged(call);
    }
    return done;
  });
}

async function signedIn(): Promise<string | null> {
  try {
    const response = await fetch('/api/auth/me');
    return response.ok ? ((await response.json()) as CurrentUser).username : null;
  } catch {
    return null;
  }
}

async function send({ path, body }: WaitingCall): Promise<Response | null> {
  const headers = {
    'content-type': 'application/json',
    'x-time-zone': Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
  try {
    return await fetch(path, { method: 'POST', headers, body: JSON.stringify(body ?? {}) });
  } catch {
    return null;
  }
}

/** Signed out, or too much at once: nothing would be taken now. */
const isForLater = (status: number) => status === 401 || status === 408 || status === 429;

async function reasonIn(response: Response): Promise<string> {
  try {
    return ((await response.json()) as { error: string }).error;
  } catch {
    return 'The gateway did not take it.';
  }
}

/** Deletes a call unless it was written anew while it was under way. */
function dropUnlessChanged({ username, id, at }: Pick<WaitingCall, 'username' | 'id' | 'at'>): Promise<void> {
  const key = keyOf({ username, id });
  return store()('readwrite', (calls) => {
    const reading = calls.get(key);
    reading.onsuccess = () => {
      const now = reading.result as WaitingCall | undefined;
      if (now && now.at <= at) calls.delete(key);
    };
    return promisifyRequest(calls.transaction);
  });
}
