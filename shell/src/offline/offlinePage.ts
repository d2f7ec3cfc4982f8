import { type KeptLesson, keptLessons } from '@apologia/kit/kept';
import { placeOfLessons } from './placeOfLessons.ts';

/** Written in by the build: another release is another worker, with its own copy of the page. */
declare const BUILD_ID: string;

const cachePrefix = 'offline-';
const cacheName = cachePrefix + BUILD_ID;
const address = '/offline.html';

/** Fetches the page for when there is no line. */
export async function keepOfflinePage(): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.add(new Request(address, { cache: 'reload' }));
}

/** Deletes the pages of workers before this one. */
export async function deleteOldPages(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(cachePrefix) && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** The page that says that there is no line, and what can be read without one. */
export async function offlinePage(): Promise<Response> {
  const page = await caches.match(address, { cacheName });
  if (!page) return Response.error();
  const lessons = await keptLessons().catch(() => []);
  const html = (await page.text()).replace(placeOfLessons, () => listOf(lessons));
  return new Response(html, { headers: page.headers });
}

const listOf = (lessons: readonly KeptLesson[]): string =>
  lessons.length === 0
    ? ''
    : `<h2>Here to read</h2><ul>${lessons
        .map(({ path, title }) => `<li><a href="${escaped(path)}">${escaped(title)}</a></li>`)
        .join('')}</ul>`;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
