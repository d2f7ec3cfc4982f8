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

/** What a reader is looking for. `null`: any. */
export interface Wanted {
  text: string;
  type: ResourceType | null;
  subject: Subject | null;
  level: Difficulty | null;
  /** Only what the learner put aside. */
  saved: boolean;
}

export const anything: Wanted = { text: '', type: null, subject: null, level: null, saved: false };

const oneOf = <T extends string>(known: readonly T[], given: string | null): T | null =>
  known.find((one) => one === given) ?? null;

/** What the address asks for. @example wantedIn('?q=lewis&type=book') */
export function wantedIn(search: string): Wanted {
  const params = new URLSearchParams(search);
  return {
    text: params.get('q') ?? '',
    type: oneOf(resourceTypes, params.get('type')),
    subject: oneOf(subjects, params.get('subject')),
    level: oneOf(difficulties, params.get('level')),
    saved: params.get('saved') === 'yes',
  };
}

/** Puts it into the address without a navigation: a reload or a shared link finds the same shelf. */
export function keepInAddress({ text, type, subject, level, saved }: Wanted): void {
  const address = new URL(location.href);
  setOrDrop(address, 'q', text.trim());
  setOrDrop(address, 'type', type);
  setOrDrop(address, 'subject', subject);
  setOrDrop(address, 'level', level);
  setOrDrop(address, 'saved', saved ? 'yes' : null);
  // The router's own record of this entry stays as it is.
  history.replaceState(history.state, '', address);
}

function setOrDrop(address: URL, name: string, value: string | null): void {
  if (value) address.searchParams.set(name, value);
  else address.searchParams.delete(name);
}

/** The resources that fit, every word asked for occurring in title, author, subjects, type or description. */
export function findResources(resources: Resource[], wanted: Wanted): Resource[] {
  const words = folded(wanted.text).split(/\s+/).filter(Boolean);
  return resources.filter((resource) => {
    if (wanted.type && resource.type !== wanted.type) return false;
    if (wanted.subject && !resource.subjects.includes(wanted.subject)) return false;
    if (wanted.level && resource.level !== wanted.level) return false;
    if (wanted.saved && !resource.isSaved) return false;
    const about = folded(wordsOf(resource));
    return words.every((word) => about.includes(word));
  });
}

const wordsOf = ({ title, author, subjects, type, description }: Resource) =>
  [
    title,
    author,
    ...subjects.map((subject) => labelOf(subjectLabels, subject)),
    typeLabel(type).many,
    description,
  ].join(' ');

/** Case and accents do not matter to a search. */
const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
