import { type Guide, guides, type Subject } from '@apologia/contract';
import { call, paths } from '@apologia/kit';
import { subjectTitles } from '../../subjects.ts';
import { type Book, moduleBook, subjectBook } from '../book/book.ts';
import { retried } from './retried.ts';

/** What a guide is of. */
export type GuideOf = { module: string } | { subject: Subject };

/** The text of a guide as a book, and the digest of what it holds. */
export async function fetchGuide(of: GuideOf): Promise<{ book: Book; digest: string }> {
  const guide = await retried(() =>
    'module' in of
      ? call(guides.ofModule, { params: { id: of.module } })
      : call(guides.ofSubject, { params: { id: of.subject } }),
  );
  return { book: bookOf(of, guide), digest: await digestOf(JSON.stringify(guide)) };
}

function bookOf(of: GuideOf, guide: Guide): Book {
  const { origin } = location;
  if ('subject' in of)
    return subjectBook(guide, { title: subjectTitles[of.subject], path: paths.subject(of.subject), origin });
  const [module] = guide.modules;
  if (!module) throw new Error('There is no such module.');
  return moduleBook(module, { title: module.title, path: paths.module(of.module), origin });
}

/** SHA-256 in hexadecimal digits. */
async function digestOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
