import { fetchOk } from '@apologia/kit';
import { trustedMarkup } from '../../components/useMarkup.ts';
import { guideEpub } from '../epub/guideEpub.ts';
import { fetchGuide, type GuideOf } from './fetchGuide.ts';
import { retried } from './retried.ts';

export type Format = 'pdf' | 'epub';

interface MadeFile {
  file: Blob;
  name: string;
}

/** The files that this tab has made, by the digest of their text: the gateway says each time whether the learner may have it. */
const made = new Map<string, Blob>();
const mostMade = 4;

/** @param onProgress told from 0 to 1 how much of the pages is set */
export async function makeGuide(
  of: GuideOf,
  format: Format,
  onProgress: (done: number) => void,
): Promise<MadeFile> {
  const { book, digest } = await fetchGuide(of);
  const key = `${digest} ${format}`;
  const file = made.get(key) ?? (await (format === 'pdf' ? pdf() : epub()));
  made.delete(key);
  made.set(key, file);
  if (made.size > mostMade) made.delete([...made.keys()][0] ?? '');
  return { file, name: `${book.title}.${format}` };

  async function pdf(): Promise<Blob> {
    const { guidePdf } = await retried(
      () => import(/* webpackChunkName: "guide-pdf" */ '../pdf/guidePdf.ts'),
    );
    const parts = await guidePdf(book, {
      parse,
      load,
      onProgress: (done) => {
        onProgress(done);
        // The page goes on meanwhile.
        return new Promise((resolve) => setTimeout(resolve));
      },
    });
    return new Blob(parts as BlobPart[], { type: 'application/pdf' });
  }

  async function epub(): Promise<Blob> {
    const parts = guideEpub(book, { parse, serialize, digest, now: new Date() });
    return new Blob([parts as BlobPart], { type: 'application/epub+zip' });
  }
}

/** In a document of its own, which shows nothing and loads nothing. */
const parse = (markup: string) => new DOMParser().parseFromString(trustedMarkup(markup), 'text/html').body;

function serialize(parent: Element): string {
  const serializer = new XMLSerializer();
  return [...parent.childNodes].map((node) => serializer.serializeToString(node)).join('');
}

const load = (address: string) =>
  retried(async () => new Uint8Array(await (await fetchOk(address)).arrayBuffer()));
