// Not in the index, which every page carries: it comes when a page is at rest, and the service worker has a copy of it.
import { keepHeader } from '@apologia/contract';
import { clear, createStore, del, entries, get, set, type UseStore } from 'idb-keyval';
import { filesIn, passagesIn, repliesIn } from './keptDocument.ts';

/** The caches: documents by their path, replies of the gateway by their address, files of releases. */
const cacheNames = { documents: 'kept-documents', replies: 'kept-replies', files: 'kept-files' } as const;
type CacheName = keyof typeof cacheNames;

/** Of lessons that were only opened, so many stay; of those that the learner asked to keep, all. */
const openedMax = 20;

/** A lesson to be read without a line. */
export interface LessonToKeep {
  path: string;
  title: string;
  /** Addresses of further reads of the gateway that it is of no use without. */
  reads?: readonly string[];
  /** Stays until the learner lets it go; a lesson that was pinned remains so. Others are here because they were opened. */
  isPinned?: boolean;
}

/** One that is here. */
export interface KeptLesson extends LessonToKeep {
  /** When it was fetched, in milliseconds. */
  at: number;
  /** What it needs beside its document. */
  files: readonly string[];
  replies: readonly string[];
}

// Opened when they are first used: where storage is forbidden, importing this must not fail.
let stores: { lessons: UseStore; owner: UseStore } | undefined;
const store = () =>
  (stores ??= {
    lessons: createStore('apologia-kept', 'lessons'),
    owner: createStore('apologia-kept-owner', 'owner'),
  });

/** Whether this browser can keep anything: a worker is in charge of the page, and there is room to keep things in. */
export const canKeep = () => 'caches' in globalThis && Boolean(navigator.serviceWorker?.controller);

/** What is kept, the latest first. */
export async function keptLessons(): Promise<KeptLesson[]> {
  const all = await entries<string, KeptLesson>(store().lessons);
  return all.map(([, lesson]) => lesson).sort((one, other) => other.at - one.at);
}

/**
 * Keeps a lesson: its document, the files that this page was made of, the passages it leads to, and other reads. It is kept once all of
 * it is here.
 * @param pageFiles what came after the document, and is needed as well
 * @throws TypeError where the line is down
 */
export async function keepLesson(
  { path, title, reads = [], isPinned = false }: LessonToKeep,
  pageFiles: readonly string[] = filesOfThisPage(),
): Promise<KeptLesson> {
  const before = await get<KeptLesson>(path, store().lessons);
  const response = await fetch(path, { headers: { [keepHeader]: '1' } });
  // A redirected document may not answer a navigation, and is that of another page.
  if (!response.ok || response.redirected) throw new Error(`${path} could not be fetched`);
  const html = await response.clone().text();
  const firstReplies = repliesIn(html);
  const passages = passagesIn(html);
  const files = [...new Set([...filesIn(html), ...pageFiles])];
  await Promise.all([
    fetchMissing('files', files),
    ...firstReplies.map(([address, value]) => put('replies', address, Response.json(value))),
  ]);
  await fetchMissing('replies', passages);
  for (const address of reads) await put('replies', address, await fetched(address));
  await put('documents', path, response);
  const lesson: KeptLesson = {
    path,
    title,
    reads,
    isPinned: isPinned || before?.isPinned === true,
    at: Date.now(),
    files,
    replies: [...firstReplies.map(([address]) => address), ...passages, ...reads],
  };
  await set(path, lesson, store().lessons);
  await sweep();
  return lesson;
}

/** Fetches the documents of these lessons again, of those that are kept: what they say has changed. */
export async function keepAgain(paths: readonly string[]): Promise<void> {
  const lessons = (await keptLessons()).filter(({ path }) => paths.includes(path));
  for (const lesson of lessons) await keepLesson(lesson, lesson.files);
}

/** Lets a lesson go, and what it alone needed. */
export async function letGo(path: string): Promise<void> {
  await del(path, store().lessons);
  await sweep();
}

/** Forgets everything that is kept. */
export async function keepNothing(): Promise<void> {
  await clear(store().lessons);
  await Promise.all(Object.values(cacheNames).map((name) => caches.delete(name)));
}

/** Forgets what is kept for anybody else than this learner. */
export async function keepFor(username: string): Promise<void> {
  const before = await get<string>('owner', store().owner);
  if (before !== undefined && before !== username) await keepNothing();
  await set('owner', username, store().owner);
}

/** The room that everything takes, in bytes. */
export async function roomTaken(): Promise<number> {
  let bytes = 0;
  for (const name of Object.values(cacheNames)) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const response = await cache.match(request, { ignoreVary: true });
      bytes += (await response?.blob())?.size ?? 0;
    }
  }
  return bytes;
}

/** Keeps what a reply of the gateway would be now, where one is kept. */
export async function amendReply(address: string, value: unknown): Promise<void> {
  if (await kept('replies', address)) await put('replies', address, Response.json(value));
}

/** What is kept of an address, `undefined` where nothing is. */
export const kept = (of: CacheName, address: string): Promise<Response | undefined> =>
  caches.match(address, { cacheName: cacheNames[of], ignoreVary: true, ignoreSearch: of === 'documents' });

const put = async (of: CacheName, address: string, response: Response): Promise<void> =>
  (await caches.open(cacheNames[of])).put(address, response);

async function fetched(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} could not be fetched`);
  return response;
}

/** One after another: the reader's own requests come first. */
async function fetchMissing(of: CacheName, addresses: readonly string[]): Promise<void> {
  for (const address of addresses)
    if (!(await kept(of, address))) await put(of, address, await fetched(address));
}

/** The files that this page was made of: among them what came later than its document. */
function filesOfThisPage(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/r/'))
    .map(({ pathname }) => pathname);
}

/** Deletes what no kept lesson needs, the oldest of those that were only opened first. */
async function sweep(): Promise<void> {
  const all = await keptLessons();
  const old = all.filter(({ isPinned }) => !isPinned).slice(openedMax);
  for (const { path } of old) await del(path, store().lessons);
  const left = all.filter((lesson) => !old.includes(lesson));
  const needed = {
    documents: new Set(left.map(({ path }) => path)),
    replies: new Set(left.flatMap(({ replies }) => replies)),
    files: new Set(left.flatMap(({ files }) => files)),
  };
  for (const of of Object.keys(cacheNames) as CacheName[]) {
    const cache = await caches.open(cacheNames[of]);
    for (const request of await cache.keys()) {
      const { pathname, search } = new URL(request.url);
      if (!needed[of].has(pathname + search)) await cache.delete(request, { ignoreVary: true });
    }
  }
}
