const event = 'apologia:search';

export const loadDialog = () => import(/* webpackChunkName: "search" */ './SearchDialog.tsx');

/** Opens the search from wherever on the page. */
export const openSearch = (): boolean => dispatchEvent(new Event(event));

/** Listens to who wants it open. Returns how to stop. */
export function onOpenSearch(listener: () => void): () => void {
  addEventListener(event, listener);
  return () => removeEventListener(event, listener);
}
