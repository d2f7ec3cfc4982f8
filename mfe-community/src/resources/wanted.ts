import { type Resource, resourceTypes } from '@apologia/contract';

/** What a reader is looking for. */
export interface Wanted {
  text: string;
  /** `null`: any type. */
  type: Resource['type'] | null;
}

export const anything: Wanted = { text: '', type: null };

/** What the address asks for. @example wantedIn('?q=lewis&type=book') */
export function wantedIn(search: string): Wanted {
  const params = new URLSearchParams(search);
  const type = resourceTypes.find((one) => one === params.get('type')) ?? null;
  return { text: params.get('q') ?? '', type };
}

/** Puts it into the address without a navigation: a reload or a shared link finds the same shelf. */
export function keepInAddress({ text, type }: Wanted): void {
  const address = new URL(location.href);
  setOrDrop(address, 'q', text.trim());
  setOrDrop(address, 'type', type);
  // The router's own record of this entry stays as it is.
  history.replaceState(history.state, '', address);
}

function setOrDrop(address: URL, name: string, value: string | null): void {
  if (value) address.searchParams.set(name, value);
  else address.searchParams.delete(name);
}

/** The resources in which every word asked for occurs, in title, author or description. */
export function findResources(resources: Resource[], { text, type }: Wanted): Resource[] {
  const words = folded(text).split(/\s+/).filter(Boolean);
  return resources.filter((resource) => {
    if (type && resource.type !== type) return false;
    const about = folded(`${resource.title} ${resource.author} ${resource.description}`);
    return words.every((word) => about.includes(word));
  });
}

/** Case and accents do not matter to a search. */
const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
