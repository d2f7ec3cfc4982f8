import {
  type Difficulty,
  difficulties,
  labelOf,
  type Resource,
  type ResourceType,
  resourceTypes,
  type Subject,
  subjects,
} from '@apologia/contract';
import { subjectLabels, typeLabel } from './types.ts';

/** What the library is narrowed to. `null`: any. */
export interface Filter {
  text: string;
  type: ResourceType | null;
  subject: Subject | null;
  level: Difficulty | null;
  /** Only the resources that the learner has saved. */
  saved: boolean;
}

export const emptyFilter: Filter = { text: '', type: null, subject: null, level: null, saved: false };

const oneOf = <T extends string>(options: readonly T[], value: string | null): T | null =>
  options.find((option) => option === value) ?? null;

/** The filter that an address asks for. @example filterFromSearch('?q=lewis&type=book') */
export function filterFromSearch(search: string): Filter {
  const params = new URLSearchParams(search);
  return {
    text: params.get('q') ?? '',
    type: oneOf(resourceTypes, params.get('type')),
    subject: oneOf(subjects, params.get('subject')),
    level: oneOf(difficulties, params.get('level')),
    saved: params.get('saved') === 'yes',
  };
}

/** Writes the filter into the address without a navigation: a reload or a shared link finds the same shelf. */
export function writeToAddress({ text, type, subject, level, saved }: Filter): void {
  const address = new URL(location.href);
  setOrDelete(address, 'q', text.trim());
  setOrDelete(address, 'type', type);
  setOrDelete(address, 'subject', subject);
  setOrDelete(address, 'level', level);
  setOrDelete(address, 'saved', saved ? 'yes' : null);
  // The router's own record of this entry stays as it is.
  history.replaceState(history.state, '', address);
}

function setOrDelete(address: URL, name: string, value: string | null): void {
  if (value) address.searchParams.set(name, value);
  else address.searchParams.delete(name);
}

/** The resources that fit the filter, every word of it occurring in title, author, subjects, type or description. */
export function filterResources(resources: Resource[], filter: Filter): Resource[] {
  const words = fold(filter.text).split(/\s+/).filter(Boolean);
  return resources.filter((resource) => {
    if (filter.type && resource.type !== filter.type) return false;
    if (filter.subject && !resource.subjects.includes(filter.subject)) return false;
    if (filter.level && resource.level !== filter.level) return false;
    if (filter.saved && !resource.isSaved) return false;
    const about = fold(textOf(resource));
    return words.every((word) => about.includes(word));
  });
}

const textOf = ({ title, author, subjects, type, description }: Resource) =>
  [
    title,
    author,
    ...subjects.map((subject) => labelOf(subjectLabels, subject)),
    typeLabel(type).many,
    description,
  ].join(' ');

/** A text without case and accents, which do not matter to a search. */
const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
