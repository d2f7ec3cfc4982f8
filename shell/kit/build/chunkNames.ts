import { pageChunk, routes, slotChunk, slots } from '@apologia/contract';

/** What is imported lazily under the path of a page or the name of a slot: `'/lesson/:id': () => import(` and no more. */
const lazyPart = /'([\w/:-]{1,100})': \(\) =>\s{1,20}import\(/g;

/** The chunk that a page or a slot of the contract is in. */
function chunkOf(name: string): string | undefined {
  if (routes.some(({ path }) => path === name)) return pageChunk(name);
  return Object.hasOwn(slots, name) ? slotChunk(name) : undefined;
}

/** A loader that names the chunks of pages and slots after what the contract calls them. */
export default function nameChunks(source: string): string {
  return source.replaceAll(lazyPart, (written, name: string) => {
    const chunk = chunkOf(name);
    return chunk ? `${written}/* webpackChunkName: "${chunk}" */ ` : written;
  });
}
